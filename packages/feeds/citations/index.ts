export { type Citation, citationOf } from './citation.ts'
export { bibtexOf } from './files/bibtex.ts'
export { risOf } from './files/ris.ts'
export { citationStyles } from './styles/index.ts'
