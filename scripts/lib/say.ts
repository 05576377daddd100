const began = Date.now();

/** Tells the person at the terminal what is being done, with the seconds since the start. */
export function say(message: string): void {
  console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${message}`);
}
