/**
 * The short form of a bench proves that it still runs and still measures something: `npm test` runs it with small sizes
 * on the stack of the browser tests. Its figures are judged as `isSound` says, because other work shares the machine.
 */
export const isShort = process.env.BENCH_FORM === 'short'

export const sized = <T>(usual: T, short: T): T => (isShort ? short : usual)

/** The first word after the name of a bench replaces the usual size. */
export const askedSize = (usual: number, short: number) => Number(process.argv[2] ?? sized(usual, short))
