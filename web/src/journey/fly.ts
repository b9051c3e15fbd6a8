// Fame that flies from a card to the sum.

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Shows `text` leaving one element and arriving at another. Only to be seen; nothing waits for it. */
export function fly(from: Element, to: Element, text: string, duration: number): void {
  const start = middle(from);
  const end = middle(to);
  const medal = document.createElement("span");
  medal.textContent = text;
  medal.className = "flying-fame";
  medal.setAttribute("aria-hidden", "true");
  Object.assign(medal.style, {
    position: "fixed",
    left: `${start.x}px`,
    top: `${start.y}px`,
    zIndex: "50",
    padding: "0.3rem 0.6rem",
    borderRadius: "999px",
    background: "#ffd34d",
    color: "#2b2433",
    fontWeight: "800",
    pointerEvents: "none",
  });
  document.body.append(medal);
  const path = [
    { transform: "translate(-50%, -50%) scale(0.4)", opacity: 0 },
    { transform: "translate(-50%, -110%) scale(1.5)", opacity: 1, offset: 0.35 },
    {
      transform: `translate(calc(${end.x - start.x}px - 50%), calc(${end.y - start.y}px - 50%)) scale(0.7)`,
      opacity: 0.9,
    },
  ];
  const flight = medal.animate(path, { duration, easing: "cubic-bezier(0.4, 0, 0.2, 1)" });
  flight.onfinish = flight.oncancel = () => medal.remove();
}
