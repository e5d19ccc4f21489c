export const capitalized = (words: string) => words.replace(/^./u, (letter) => letter.toUpperCase())
