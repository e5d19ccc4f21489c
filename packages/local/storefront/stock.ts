/** Initial limited stock by variant; `PUT /stock/<variant>` changes it. */
export const stock: Readonly<Record<string, number>> = {
  // A hard cover is sold out, a paperback has two copies left.
  '41031301': 0,
  '41031401': 2,
}
