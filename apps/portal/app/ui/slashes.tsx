import { Fragment } from 'react';

/**
 * A name whose parts are joined by slashes, such as Cosmetology/Cosmetologist. It may go on in the next line after a
 * slash: browsers by themselves would sooner break the word.
 */
export function Slashes({ text }: { text: string }) {
  return text.split('/').map((part, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
