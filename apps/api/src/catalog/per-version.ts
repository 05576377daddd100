import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { CollegeSearch } from '@longleaf/catalog/search/search';

/**
 * Works something out once for each version of the facts. What is still to come and then fails is not kept: whoever asks
 * next has it worked out anew, and nobody who asked must wait for the failure to be heard.
 */
export function perVersion<Value>(
  catalog: Pick<Catalog, 'search'>,
  make: (search: CollegeSearch) => Value,
): () => Value {
  let made: { of: CollegeSearch; value: Value } | undefined;
  return () => {
    const search = catalog.search();
    if (made?.of !== search) {
      const making = { of: search, value: make(search) };
      made = making;
      if (making.value instanceof Promise)
        making.value.catch(() => {
          if (made === making) made = undefined;
        });
    }
    return made.value;
  };
}
