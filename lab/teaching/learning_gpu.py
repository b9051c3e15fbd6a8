"""`learning` on a GPU: lessons and fitting never leave the device. Needs PyTorch and numba-cuda.

All networks are fitted side by side as a batch of matrices. What is handed out is a running mean
of their weights, which is calmer than the last step.
"""

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from alula.bots.estimate import Weights
from alula.bots.features import CARD_PLACES, DENSE, INPUTS, MOST_CARDS
from alula.bots.network import FIRST, MOMENTS, SECOND, Net
from lab.teaching.lessons_gpu import cuda, note_games_on_device

torch: Any = import_module("torch")  # not among our dependencies
_DEVICE = "cuda"
_SAMPLES = 1 << 19  # of each moment in an iteration
_BATCH = 2048
_TABLES = (2, 4, 2, 3, 2, 6, 2, 4, 2, 5)  # players, iteration by iteration
_FIRST_ITERATIONS = 12  # by the present network, before the new one plays for itself
_RATE, _LAST_RATE = 3e-3, 2e-5
_CALM = 0.999  # how much of the running mean is kept at each step


class Networks:
    """The networks of all moments in training."""

    def __init__(self, seed: int) -> None:
        chance = torch.Generator(device=_DEVICE).manual_seed(seed)

        def normal(*shape: int, scale: float) -> Any:
            numbers = torch.randn(*shape, generator=chance, device=_DEVICE)
            return (numbers * scale).requires_grad_()

        self._weights = [
            normal(MOMENTS, INPUTS + 1, FIRST, scale=(2 / 60) ** 0.5),
            normal(MOMENTS, 1, FIRST, scale=0.0),
            normal(MOMENTS, FIRST, SECOND, scale=(2 / FIRST) ** 0.5),
            normal(MOMENTS, 1, SECOND, scale=0.0),
            normal(MOMENTS, SECOND, 1, scale=0.03),
            normal(MOMENTS, 1, 1, scale=0.0),
        ]
        self._means = [weight.detach().clone() for weight in self._weights]
        self._scale = torch.ones(DENSE, device=_DEVICE)
        self._optimizer = torch.optim.Adam(self._weights, fused=True)
        self._steps = 0

    def begin(self, dense: Any, target: Any) -> None:
        """Scale the inputs, and start at the mean of what is to be learned."""
        self._scale = 1 / dense.float().reshape(-1, DENSE).std(dim=0).clamp(min=0.5)
        with torch.no_grad():
            self._weights[5][:, 0, 0] = target.mean(dim=1)

    def learn(self, dense: Any, cards: Any, target: Any, rate: float) -> Any:
        """A step of Adam on a batch of every moment; returns the squared errors."""
        inputs = torch.zeros((MOMENTS, target.shape[1], INPUTS + 1), device=_DEVICE)
        inputs[:, :, :DENSE] = dense.float() * self._scale
        places = cards.long() + DENSE
        inputs.scatter_add_(2, places, torch.ones_like(places, dtype=torch.float32))
        inputs[:, :, INPUTS] = 0  # where lists of cards end
        errors = ((self._forward(inputs) - target) ** 2).mean(dim=1)
        self._optimizer.param_groups[0]["lr"] = rate
        self._optimizer.zero_grad(set_to_none=True)
        (0.5 * errors.sum()).backward()
        self._optimizer.step()
        self._steps += 1
        kept = min(_CALM, self._steps / (self._steps + 10))
        with torch.no_grad():
            torch._foreach_mul_(self._means, kept)
            torch._foreach_add_(self._means, self._weights, alpha=1 - kept)
        return errors.detach()

    def _forward(self, inputs: Any) -> Any:
        w1, b1, w2, b2, w3, b3 = self._weights
        hidden = torch.relu(torch.baddbmm(b1, inputs, w1))
        hidden = torch.relu(torch.baddbmm(b2, hidden, w2))
        return torch.baddbmm(b3, hidden, w3)[:, :, 0]

    def flat(self) -> Net:
        """As `network` reads it: the scale of the inputs is multiplied in."""
        means = [mean.clone() for mean in self._means]
        means[0] = means[0][:, :INPUTS]
        means[0][:, :DENSE] *= self._scale[:, None]
        nets = torch.cat([mean.reshape(MOMENTS, -1) for mean in means], dim=1)
        net: Net = nets.reshape(-1).cpu().numpy()
        return net


def train(
    seconds: float, seed: int, w: Weights, present: Net, report: Callable[[str, Net], None]
) -> Net:
    """Self-play and fitting in turn; slower steps and less exploring towards the end."""
    torch.backends.cuda.matmul.allow_tf32 = True
    dense = torch.zeros((MOMENTS, _SAMPLES, DENSE), dtype=torch.uint8, device=_DEVICE)
    shape = (MOMENTS, _SAMPLES, MOST_CARDS)
    cards = torch.full(shape, CARD_PLACES, dtype=torch.int16, device=_DEVICE)
    target = torch.zeros((MOMENTS, _SAMPLES), device=_DEVICE)
    blocks = (cuda.as_cuda_array(dense), cuda.as_cuda_array(cards), cuda.as_cuda_array(target))
    networks, net = Networks(seed), present
    start, done, iteration = time.monotonic(), 0.0, 0
    while done < 1:
        players = _TABLES[iteration % len(_TABLES)]
        variant = int(iteration % 3 == 2)
        explore = 16 if done < 0.7 else 30
        games = _SAMPLES // players
        note_games_on_device(games, players, variant, seed + iteration, explore, w, net, blocks)
        if iteration == 0:
            networks.begin(dense[:, :20_000], target[:, :20_000])
        rate = _LAST_RATE + (_RATE - _LAST_RATE) * (1 + np.cos(np.pi * done)) / 2
        errors = torch.zeros(MOMENTS, device=_DEVICE)
        for first in range(0, games * players - _BATCH + 1, _BATCH):
            part = slice(first, first + _BATCH)
            errors += networks.learn(dense[:, part], cards[:, part], target[:, part], rate)
        iteration += 1
        if iteration >= _FIRST_ITERATIONS:
            net = networks.flat()
        done = (time.monotonic() - start) / seconds
        if iteration % 50 == 0 or done >= 1:
            error = (errors / (games * players // _BATCH)).sqrt().max().item()
            report(f"{iteration:4d} {done:5.2f} error {error:.2f}", networks.flat())
    return networks.flat()
