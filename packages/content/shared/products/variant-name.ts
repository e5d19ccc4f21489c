type Named = { deliveryFormat?: string | undefined; option?: string | undefined }

/** The format and the option of a variant, each once: an in-person course has the option “in-person” too. */
export function variantWords({ deliveryFormat, option }: Named): string[] {
  const isSame = deliveryFormat?.toLowerCase() === option?.toLowerCase()
  return [deliveryFormat, isSame ? undefined : option].filter((word) => word !== undefined)
}
