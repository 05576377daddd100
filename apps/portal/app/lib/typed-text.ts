/** What an address says was typed, without control characters: nobody types them, and no call takes them. */
export function typedText(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '').trim();
}
