type Named = { deliveryFormat?: string | undefined; option?: string | undefined }

/**
 * The words that tell variants apart: their format and their option, each once. An in-person course has the option
 * “in-person” too, and all variants of a subscription have the format “Subscription”.
 */
export function variantWords({ deliveryFormat, option }: Named): string[] {
  if (deliveryFormat === 'Subscription' && option) return [capitalized(option)]
  const isSame = deliveryFormat?.toLowerCase() === option?.toLowerCase()
  return [deliveryFormat, isSame ? undefined : option].filter((word) => word !== undefined)
}

const capitalized = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())
