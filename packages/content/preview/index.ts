export {
  type FromApp,
  type FromPreview,
  fromApp,
  fromPreview,
  messageOf,
  type PreviewMark,
  type PreviewMode,
  portMessageOf,
} from './protocol.ts'
