/** What the pictures of a page may weigh together: with its text they have to be well below what a request may. */
const MOST_CHARACTERS = 450_000;
/** No picture is wider than a sheet at a good printer's eye. */
const WIDEST = 900;
/** Twice as many dots as on a screen. */
const FINER = 2;
const QUALITY = 0.8;

/**
 * Puts the pictures of a page that is kept into its HTML, since nothing is fetched when it is printed. The largest come
 * last, so that one that would be too much leaves the others in. What cannot be had is named by its words, or left out.
 * @param main a copy of the page's main part; it is changed.
 */
export async function bringPictures(main: HTMLElement): Promise<void> {
  const pictures = await Promise.all(
    [...main.querySelectorAll<HTMLImageElement | SVGImageElement>('img, svg image')].map(async (element) => ({
      element,
      data: await dataOf(element).catch(() => undefined),
    })),
  );
  let left = MOST_CHARACTERS;
  const bySize = pictures.toSorted((a, b) => (a.data?.length ?? 0) - (b.data?.length ?? 0));
  for (const { element, data } of bySize) {
    if (data === undefined || data.length > left) leaveOut(element);
    else {
      left -= data.length;
      put(element, data);
    }
  }
}

async function dataOf(element: HTMLImageElement | SVGImageElement): Promise<string> {
  const source = await loaded(addressOf(element));
  return element instanceof SVGImageElement ? cutOut(element, source) : whole(source);
}

function addressOf(element: HTMLImageElement | SVGImageElement): string {
  return element instanceof SVGImageElement
    ? new URL(element.href.baseVal, window.location.href).href
    : element.src;
}

/** The picture, as the page has it already. Another host has to allow that it is read. */
async function loaded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  if (new URL(address).origin !== window.location.origin) picture.crossOrigin = 'anonymous';
  picture.src = address;
  await picture.decode();
  return picture;
}

function whole(source: HTMLImageElement): string {
  const { naturalWidth, naturalHeight } = source;
  const scale = Math.min(FINER, WIDEST / naturalWidth);
  return drawn(naturalWidth * scale, naturalHeight * scale, (pen, width, height) =>
    pen.drawImage(source, 0, 0, width, height),
  );
}

/** What a drawing shows of a picture that is larger than itself. */
function cutOut(element: SVGImageElement, source: HTMLImageElement): string {
  const frame = frameOf(element);
  const scale = Math.min(FINER, WIDEST / frame.width);
  const [x, y, width, height] = [element.x, element.y, element.width, element.height].map(
    ({ baseVal }) => baseVal.value,
  ) as [number, number, number, number];
  return drawn(frame.width * scale, frame.height * scale, (pen) =>
    pen.drawImage(source, (x - frame.x) * scale, (y - frame.y) * scale, width * scale, height * scale),
  );
}

function frameOf(element: SVGImageElement): DOMRect {
  const frame = element.ownerSVGElement?.viewBox.baseVal;
  if (!frame?.width) throw new Error('A picture is in a drawing without a size');
  return frame;
}

/** JPEG: small for drawings of land and photos alike, and white where there is nothing. */
function drawn(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D, width: number, height: number) => void,
): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser does not draw');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  draw(pen, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

function put(element: HTMLImageElement | SVGImageElement, data: string): void {
  if (element instanceof HTMLImageElement) {
    element.src = data;
    return;
  }
  const frame = frameOf(element);
  for (const name of ['x', 'y', 'width', 'height'] as const) element.setAttribute(name, String(frame[name]));
  element.setAttribute('href', data);
}

function leaveOut(element: HTMLImageElement | SVGImageElement): void {
  if (element instanceof HTMLImageElement) element.replaceWith(element.alt);
  else element.remove();
}
