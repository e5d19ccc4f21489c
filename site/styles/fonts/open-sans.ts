import localFont from 'next/font/local'

/**
 * Preloaded on every page. If it comes too late, the page keeps next/font's fallback until the next visit: a headline
 * that wraps anew would move all that follows.
 */
export const openSans = localFont({
  src: './open-sans.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-open-sans',
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2192',
    },
  ],
})

/** Only a page with such letters fetches it. It is before the first in `--font-body`. */
export const openSansAccents = localFont({
  src: './open-sans-accents.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-open-sans-accents',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-A8, U+AA-AD, U+AF, U+B1-B6, U+B8-FF' }],
})
