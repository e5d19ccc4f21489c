import { entry, link, prose, seedFile } from '../../../define.ts'

export const qualityBlocks = seedFile({
  space: 'association',
  entries: [
    entry('statsList', 'board-harm-figures', {
      internalName: 'Article: figures of five boards',
      columnCount: 3,
      backgroundColor: 'paleBlue',
      stats: ['minutes', 'questions', 'meetings'].map((id) => link(`board-harm-${id}`)),
    }),
    entry('stats', 'board-harm-minutes', {
      internalName: 'Article: minutes on quality',
      figure: '19 → 74',
      label: 'minutes on quality',
      description: 'Median of a meeting, before and three years after.',
    }),
    entry('stats', 'board-harm-questions', {
      internalName: 'Article: questions about quality',
      figure: '1,127',
      label: 'questions that board members asked about quality',
    }),
    entry('stats', 'board-harm-meetings', {
      internalName: 'Article: meetings attended',
      figure: '44',
      label: 'meetings in two years',
    }),
    entry('checklist', 'consent-checklist', {
      internalName: 'Article: before the signature',
      checklistTitle: 'Before the signature',
      checklistItems: ['interpreter', 'glasses', 'time'].map((id) => link(`consent-check-${id}`)),
      backgroundColor: 'paleBlue',
    }),
    entry('checklistItem', 'consent-check-interpreter', {
      title: 'Is there an interpreter, and not a cousin?',
      content: prose(
        'Relatives leave out what they cannot bear to say. Book the interpreter when you book the operation.',
      ),
    }),
    entry('checklistItem', 'consent-check-glasses', {
      title: 'Glasses, hearing aids, teeth',
      content: prose(
        'They are taken away before an operation. Give them back for five minutes. People do not ask what they did not hear.',
      ),
    }),
    entry('checklistItem', 'consent-check-time', {
      title: 'A night in between',
      content: prose(
        'Unless it is urgent, the page goes home with the patient. About one in six comes back with a question written on it.',
      ),
    }),
    entry('articleInclude', 'second-victim-words', {
      internalName: 'Article: words for a second victim',
      includeText: prose(
        '**Say:** “I heard what happened.” “You do not need to tell me.” “Who can drive you home?”\n\n**Do not say:** “Are you OK?” It has one polite answer. “It could have happened to anyone.” It happened to this person. “At least …” There is no good end to that sentence.',
      ),
      align: 'end',
    }),
  ],
})
