export { EditionCard as JournalEditionsCard } from '../../shared/journal-edition/edition.tsx'
