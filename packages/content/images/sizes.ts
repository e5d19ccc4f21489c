/** For `sizes`: a picture as wide as the text on a phone. `--gutter` is 24 pixels there. */
export const acrossPhone = '(max-width: 767px) calc(100vw - 48px)'
