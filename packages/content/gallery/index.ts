export { assetsInExamples, type Example, examplesOf, type Look, shownTypes, wireExample } from './examples.ts'
export { renderExample } from './render-example.tsx'
