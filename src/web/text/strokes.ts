type Pen = CanvasRenderingContext2D;

/** Which of the four arms of a line glyph are drawn: left, right, up, down. */
const ARMS: Readonly<Record<string, readonly [boolean, boolean, boolean, boolean] | undefined>> = {
  '─': [true, true, false, false],
  '│': [false, false, true, true],
  '╭': [false, true, false, true],
  '╮': [true, false, false, true],
  '╰': [false, true, true, false],
  '╯': [true, false, true, false],
  '┌': [false, true, false, true],
  '┐': [true, false, false, true],
  '└': [false, true, true, false],
  '┘': [true, false, true, false],
  '├': [false, true, true, true],
  '┤': [true, false, true, true],
  '┬': [true, true, false, true],
  '┴': [true, true, true, false],
  '┼': [true, true, true, true],
};

/** The part of a cell that a block glyph fills: from and to, as parts of its height. */
const BLOCKS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  '█': [0, 1],
  '▀': [0, 0.5],
  '▄': [0.5, 1],
};

/** Draws lines and blocks so that they join from cell to cell; false for any other glyph. */
export function drawStroke(
  pen: Pen,
  glyph: string,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  const block = BLOCKS[glyph];
  if (block !== undefined) {
    const [top, bottom] = block.map((part) => Math.round(part * height)) as [number, number];
    pen.fillRect(x, y + top, width, bottom - top);
    return true;
  }
  const arms = ARMS[glyph];
  if (arms === undefined) return false;
  const thick = Math.max(1, Math.round(width / 9));
  const [cx, cy] = [x + Math.floor((width - thick) / 2), y + Math.floor((height - thick) / 2)];
  const [left, right, up, down] = arms;
  if (left) pen.fillRect(x, cy, cx - x + thick, thick);
  if (right) pen.fillRect(cx, cy, x + width - cx, thick);
  if (up) pen.fillRect(cx, y, thick, cy - y + thick);
  if (down) pen.fillRect(cx, cy, thick, y + height - cy);
  return true;
}
