import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { CollegeSearch } from '@longleaf/catalog/search/search';

/** Works something out once for each version of the facts. */
export function perVersion<Value>(catalog: Catalog, make: (search: CollegeSearch) => Value): () => Value {
  let made: { of: CollegeSearch; value: Value } | undefined;
  return () => {
    const search = catalog.search();
    if (made?.of !== search) made = { of: search, value: make(search) };
    return made.value;
  };
}
