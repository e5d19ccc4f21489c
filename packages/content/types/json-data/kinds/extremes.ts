const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'

export const minimal = { title: 'Finance' }

export const endless = {
  metaTitle: `${word} and what else a small line may hold`,
  title: `How a department that nobody wanted to lead became the one that everybody asks about, in ${word}`,
  description: `A description of two paragraphs, with a [link](/resources) and a ${word}.\n\nThe second one says why the first one matters: *because* people read it.`,
}

export const long = {
  id: 'long',
  tags: [
    { text: 'Leadership and governance', type: 'topic' },
    { text: 'Self-study with a mentor', type: 'format' },
    { text: 'New', type: 'new' },
    { text: word.slice(0, 40), type: 'topic' },
  ],
  title: `Negotiating, chairing, budgeting and the rest of what a medical director does before lunch, ${word}`,
  description: `Eight sessions over four months.\n\n- what a contract says\n- what it does not say\n- whom to [ask](/resources)\n\nThen a project of your own, with a colleague who has done one, and an hour each week in which others ask you about it. ${word}`,
  link: '/resources',
  buttonText: 'See what the course holds and when it begins',
  credits: 'Up to 24.5 AMA PRA Category 1 Credits™',
  badge: 'Certified with distinction',
  badgeType: 'text',
  location: `Online and in ${word}`,
  date: '2026-09-04',
}
