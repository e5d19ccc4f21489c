export type Line = { words: string; color: string; x: number; y: number; width: number; height: number }

/** Runs in the browser: loads all pictures, ends all movement, and removes what covers the page. */
export async function makeStill(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  for (const animation of document.getAnimations()) animation.cancel()
  for (const element of document.querySelectorAll('body *'))
    if (getComputedStyle(element).position === 'fixed') element.remove()
}

/** Runs in the browser: returns each line of text that touches a picture, with its place on the page. */
export function linesOnPictures(): Line[] {
  const pictures = [
    ...document.querySelectorAll('main img, main [style*="--ems"], main div[role="img"]'),
  ].map((picture) => picture.getBoundingClientRect())
  const isOnPicture = (line: DOMRect) =>
    line.width > 2 &&
    pictures.some(
      ({ left, right, top, bottom }) =>
        line.left < right && left < line.right && line.top < bottom && top < line.bottom,
    )
  return textsIn(document.querySelector('main') ?? document.body).flatMap((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { color, lineHeight } = getComputedStyle(text.parentElement ?? document.body)
    return [...range.getClientRects()].filter(isOnPicture).map(({ x, y, width, height }) => {
      // Letters of a font can be higher than the line.
      const over = Math.max(0, (height - (Number.parseFloat(lineHeight) || height)) / 2)
      const words = text.textContent?.trim() ?? ''
      return { words, color, x: x + scrollX, y: y + scrollY + over, width, height: height - 2 * over }
    })
  })

  function textsIn(main: Element): Node[] {
    const isShown = ({ parentElement: parent, textContent }: Node) =>
      Boolean(textContent?.trim()) &&
      parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !parent.closest('.visually-hidden, noscript, script, style')
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) if (isShown(walker.currentNode)) texts.push(walker.currentNode)
    return texts
  }
}

/** Runs in the browser: returns the lines with too little contrast to the pixels behind them. */
export async function faintLines({ image, lines }: { image: string; lines: Line[] }): Promise<string[]> {
  const bytes = Uint8Array.from(atob(image), (letter) => letter.codePointAt(0) ?? 0)
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  canvas?.drawImage(bitmap, 0, 0)
  return lines.flatMap((line) => {
    const least = leastContrast(line)
    return least < 4.5 ? [`${least.toFixed(1)} “${line.words}”`] : []
  })

  function leastContrast({ color, x, y, width, height }: Line): number {
    const text = luminance((color.match(/[\d.]+/g) ?? []).map(Number))
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))]
    const shown = [Math.min(width, bitmap.width - left), Math.min(height, bitmap.height - top)].map(
      Math.floor,
    )
    const [wide = 0, tall = 0] = shown
    if (wide < 1 || tall < 1) return Number.POSITIVE_INFINITY
    const { data = [] } = canvas?.getImageData(left, top, wide, tall) ?? {}
    let least = Number.POSITIVE_INFINITY
    for (let at = 0; at < data.length; at += 4) {
      const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
      least = Math.min(least, (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05))
    }
    return least
  }

  function luminance([red = 0, green = 0, blue = 0]: number[]): number {
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
