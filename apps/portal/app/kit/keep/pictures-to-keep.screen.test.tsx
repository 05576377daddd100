import { expect, test } from 'vitest';
import { bringPictures } from './pictures-to-keep.ts';

/** Red on the left, blue on the right. */
const HALVES = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150"><path fill="#f00" d="M0 0h150v150H0z"/><path fill="#00f" d="M150 0h150v150H150z"/></svg>',
)}`;

async function brought(html: string): Promise<HTMLElement> {
  const main = document.createElement('main');
  main.innerHTML = html;
  await bringPictures(main);
  return main;
}

/** What a picture shows at a place: red, green, blue. */
async function look(address: string | null | undefined, x: number, y: number) {
  const picture = new Image();
  picture.src = address ?? '';
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0);
  const [red = 0, green = 0, blue = 0] = pen?.getImageData(x, y, 1, 1).data ?? [];
  return {
    width: canvas.width,
    height: canvas.height,
    color: red > 200 ? 'red' : blue > 200 && green < 60 ? 'blue' : 'other',
  };
}

test('a drawing is brought along as dots, twice as fine as on a screen', async () => {
  const main = await brought(`<img src="${HALVES}" alt="" class="cover">`);
  const { src, className } = main.querySelector('img') ?? {};
  expect(src).toMatch(/^data:image\/jpeg;base64,/);
  expect(className).toBe('cover');
  expect(await look(src, 20, 20)).toEqual({ width: 600, height: 300, color: 'red' });
  expect(await look(src, 580, 20)).toMatchObject({ color: 'blue' });
});

test('of a map as much as the drawing shows of it', async () => {
  // From the middle of the picture on: only its blue half is in the frame.
  const main = await brought(
    `<svg viewBox="0 0 100 50"><image href="${HALVES}" x="-160" y="-20" width="300" height="150"/><text>Here</text></svg>`,
  );
  const image = main.querySelector('image');
  const place = ['x', 'y', 'width', 'height'].map((name) => image?.getAttribute(name));
  expect(place).toEqual(['0', '0', '100', '50']);
  const address = image?.getAttribute('href');
  expect(await look(address, 2, 2)).toEqual({ width: 200, height: 100, color: 'blue' });
  expect(main.textContent).toBe('Here');
});

test('a picture that cannot be had is named by its words, and holds up none', async () => {
  const main = await brought(
    `<img src="/no-such-picture.png" alt="The old well"><svg><image href="/none.svg"/></svg><img src="${HALVES}" alt="">`,
  );
  expect(main.textContent).toBe('The old well');
  expect(main.querySelectorAll('img')).toHaveLength(1);
  expect(main.querySelector('image')).toBeNull();
});

test('the largest stay behind when all together would be too much for a request', async () => {
  const noise = document.createElement('canvas');
  [noise.width, noise.height] = [1200, 1200];
  const pen = noise.getContext('2d');
  const dots = pen?.createImageData(1200, 1200);
  if (!pen || !dots) throw new Error('This browser does not draw');
  for (let at = 0; at < dots.data.length; at += 4) {
    dots.data.set([Math.random() * 255, Math.random() * 255, Math.random() * 255, 255], at);
  }
  pen.putImageData(dots, 0, 0);
  const main = await brought(
    `<img src="${noise.toDataURL()}" alt="Noise"><img src="${HALVES}" alt="" class="small">`,
  );
  expect([...main.querySelectorAll('img')].map(({ className }) => className)).toEqual(['small']);
  expect(main.textContent).toBe('Noise');
});
