export const messages = {
  label: 'Share this page',
  share: 'Share',
  copy: 'Copy link',
  copyDoi: 'Copy DOI',
  mail: 'Send by mail',
  linkedIn: 'Share on LinkedIn',
  copied: 'Copied to the clipboard',
  failed: 'Your browser does not allow copying. Please select the address and copy it.',
} as const
