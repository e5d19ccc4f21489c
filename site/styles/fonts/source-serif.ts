import localFont from 'next/font/local'

/** A preload would delay the picture. */
export const sourceSerif = localFont({
  src: './source-serif.woff2',
  weight: '500',
  display: 'swap',
  variable: '--font-source-serif',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0-A1, U+A9, U+AB, U+AE, U+B0, U+B7, U+BB, U+BD, U+BF-D6, U+D8-F6, U+F8-FF, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2192',
    },
  ],
})
