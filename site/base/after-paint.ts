/** For work in the browser that restyles the whole page: visitors see first what they asked for. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
