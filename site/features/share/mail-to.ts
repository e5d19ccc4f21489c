export const mailTo = ({ title, url }: { title: string; url: string }) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
