/** For `sizes`: a picture as wide as the text. `--gutter` is 24 pixels on a phone. */
export const acrossTablet = '(max-width: 991px) calc(100vw - 48px)'
export const acrossPhone = '(max-width: 767px) calc(100vw - 48px)'
