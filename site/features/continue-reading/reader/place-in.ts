import type { StartedArticle } from '../readings.ts'

/** People read at about a third of the height of the window, in CSS pixels. */
export function placeIn(article: Element, windowHeight: number): Pick<StartedArticle, 'part' | 'share'> {
  const { top, bottom, height } = article.getBoundingClientRect()
  const line = windowHeight / 3
  const share = Math.floor(bottom) <= windowHeight || height === 0 ? 1 : Math.max(0, (line - top) / height)
  const part = [...article.querySelectorAll('[id^="section-"]')].findLast(
    (heading) => heading.getBoundingClientRect().top <= line,
  )?.id
  return { share: Math.min(1, share), ...(part !== undefined && { part }) }
}
