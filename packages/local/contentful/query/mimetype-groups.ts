const groups: Record<string, RegExp> = {
  image: /^image\//,
  audio: /^audio\//,
  video: /^video\//,
  richtext: /word|opendocument\.text|rtf/,
  presentation: /presentation|powerpoint/,
  spreadsheet: /spreadsheet|excel/,
  pdfdocument: /^application\/pdf$/,
  archive: /zip|x-tar|x-7z|x-rar|x-bzip/,
  code: /javascript|json|xml|x-sh|x-python|css/,
  markup: /^text\/(html|markdown)/,
  plaintext: /^text\/plain/,
  attachment: /^application\/octet-stream$/,
}

export const isOfMimetypeGroup = (contentType: string, group: string) =>
  groups[group]?.test(contentType) ?? false
