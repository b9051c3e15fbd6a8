// The result as a picture to share: every row with its cards, fame under each, totals and places.
import { faceImage } from "../cards/image.ts";
import type { CardId } from "../cards/types.ts";
import { sheetsOf, standings, type Traveller } from "./steps.ts";

const WIDTH = 1200;
const MARGIN = 48;
const CARD = 120;
const GAP = 10;
const REGION_HEIGHT = CARD * 1.4;
const DOOR = 88;
const DOOR_HEIGHT = DOOR * 1.28;
const HEAD = 150;

async function load(id: CardId): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = faceImage(id, "small");
  await image.decode();
  return image;
}

const heightOf = ({ sanctuaries }: Traveller): number =>
  REGION_HEIGHT + 140 + (sanctuaries.length > 0 ? DOOR_HEIGHT + 16 : 0);

/** Draws the result; the texts are those of the language in use. */
export async function resultPicture(
  players: readonly Traveller[],
  title: string,
  date: string,
  fameWords: (fame: number) => string,
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  const heights = players.map(heightOf);
  canvas.height = HEAD + heights.reduce((sum, one) => sum + one, 0) + MARGIN / 2;
  const pen = canvas.getContext("2d")!;
  await document.fonts.ready;
  pen.fillStyle = "#f3eee3";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#22302f";
  pen.font = "52px Marcellus, Georgia, serif";
  pen.fillText(title, MARGIN, 86);
  pen.font = "24px Figtree, sans-serif";
  pen.fillStyle = "#55605c";
  pen.fillText(date, MARGIN, 122);
  const sheets = sheetsOf(players);
  let top = HEAD;
  for (const { player, place, fame } of standings(players)) {
    await drawRow(pen, players[player]!, sheets[player]!, place, fameWords(fame), top);
    top += heights[player]!;
  }
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png");
  });
}

async function drawRow(
  pen: CanvasRenderingContext2D,
  traveller: Traveller,
  sheet: ReturnType<typeof sheetsOf>[number],
  place: number,
  fame: string,
  top: number,
): Promise<void> {
  pen.fillStyle = place === 1 ? "#f6e4c3" : "#fbf8f1";
  pen.strokeStyle = place === 1 ? "#b0701a" : "#d8cfbc";
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(MARGIN - 20, top, WIDTH - 2 * MARGIN + 40, heightOf(traveller) - 18, 20);
  pen.fill();
  pen.stroke();
  pen.fillStyle = "#22302f";
  pen.font = "34px Marcellus, Georgia, serif";
  pen.textAlign = "left";
  pen.fillText(`${place}.  ${traveller.name}`, MARGIN, top + 46, 760);
  pen.font = "700 34px Figtree, sans-serif";
  pen.textAlign = "right";
  pen.fillText(fame, WIDTH - MARGIN, top + 46);
  pen.textAlign = "center";
  pen.font = "600 22px Figtree, sans-serif";
  const step = (WIDTH - 2 * MARGIN + GAP) / 8;
  for (const [i, line] of sheet.regions.entries()) {
    const x = MARGIN + i * step + (step - GAP - CARD) / 2;
    pen.drawImage(await load(line.card), x, top + 66, CARD, REGION_HEIGHT);
    pen.fillText(
      line.quest === null ? "–" : String(line.fame),
      x + CARD / 2,
      top + 66 + REGION_HEIGHT + 26,
    );
  }
  for (const [i, line] of sheet.sanctuaries.entries()) {
    const x = MARGIN + i * step + (step - GAP - DOOR) / 2;
    const y = top + 66 + REGION_HEIGHT + 38;
    pen.drawImage(await load(line.card), x, y, DOOR, DOOR_HEIGHT);
    pen.textAlign = "left";
    pen.fillText(line.quest === null ? "" : String(line.fame), x + DOOR + 4, y + DOOR * 0.8);
    pen.textAlign = "center";
  }
}

/** Gives a file to the device: by its share sheet where it has one, else as a download. */
export async function handOver(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  download(blob, name);
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
