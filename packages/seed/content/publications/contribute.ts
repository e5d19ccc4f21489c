import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, page, title, words } from '../../parts.ts'

export const contribute = seedFile({
  space: 'association',
  entries: [
    page('publications-contribute', {
      title: 'Write for us',
      path: '/publications/contribute',
      description:
        'What we publish, how long it may be, and how to propose it. The journal, the website and the podcast are written by physicians who lead.',
      socialImage: assetLink('scene-library'),
      sections: ['contribute-opening', 'contribute-lengths', 'contribute-questions', 'contribute-form'],
    }),
    entry('multicolumnTextAndImage', 'contribute-opening', {
      internalName: 'Contribute: opening',
      isContainer: true,
      outerBackgroundColor: 'paleBlue',
      leftSide: [link('contribute-eyebrow'), link('contribute-title'), link('contribute-text')],
      rightSide: [link('contribute-picture')],
      leftColumnWidth: 7,
      rightColumnWidth: 5,
      verticalAlign: 'center',
    }),
    entry('metaTitle', 'contribute-eyebrow', { text: 'Contribute', color: 'blue' }),
    title('contribute-title', 'Tell them what you would have liked to know', {
      tag: 'h1',
      fontSize: 50,
      lineHeight: 1.1,
    }),
    words(
      'contribute-text',
      'Our best articles are written by people who think that they cannot write. They have done something, it worked or it did not, and they can say why.\n\n{{contribute-aside}}\n\nWe answer every proposal within three weeks. An editor works with you; the name above it is yours.',
    ),
    entry('articleInclude', 'contribute-aside', {
      internalName: 'Contribute: aside',
      includeText: prose(
        '**One idea is enough.** If it takes more than a sentence to say, it is two articles.',
      ),
      align: 'end',
    }),
    entry('media', 'contribute-picture', {
      internalName: 'Contribute: picture',
      mediaFile: assetLink('scene-library'),
    }),
    band('contribute-lengths', ['contribute-lengths-title', 'contribute-table']),
    title('contribute-lengths-title', 'How long it may be'),
    entry('table', 'contribute-table', {
      internalName: 'Contribute: lengths',
      body: '<table><caption>Words, without references</caption><thead><tr><th scope="col">Kind</th><th scope="col">Words</th><th scope="col">References</th><th scope="col">Where</th></tr></thead><tbody><tr><th scope="row">Research</th><td>up to 3,500</td><td>up to 40</td><td><em>Physician Leadership Journal</em></td></tr><tr><th scope="row">Practice</th><td>1,200–2,000</td><td>up to 10</td><td><em>Medical Practice Management</em></td></tr><tr><th scope="row">Opinion</th><td>600–900</td><td>none</td><td>the website</td></tr><tr><th scope="row">Conversation</th><td>thirty minutes</td><td>none</td><td>the SoundPractice podcast</td></tr></tbody></table>',
    }),
    band('contribute-questions', ['contribute-checklist'], { outerBackgroundColor: 'lightGray' }),
    entry('checklist', 'contribute-checklist', {
      internalName: 'Contribute: before you send it',
      checklistTitle: 'Before you send it',
      checklistItems: ['consent', 'conflict', 'machines'].map((id) => link(`contribute-check-${id}`)),
    }),
    entry('checklistItem', 'contribute-check-consent', {
      title: 'Nobody in it can be recognized, or everybody has agreed',
      content: prose(
        'Patients, colleagues and hospitals. A changed name is not enough if the story is known in town. We have a form for consent: [ask for it](support@physicianleaders.example).',
      ),
    }),
    entry('checklistItem', 'contribute-check-conflict', {
      title: 'Who paid is said in the first paragraph',
      content: prose('Grants, employers, shares, talks. It does no harm where readers learn it early.'),
    }),
    entry('checklistItem', 'contribute-check-machines', {
      title: 'You wrote it',
      content: prose(
        'Use what tools you like to find sources and mend sentences, and say which. The thinking is what readers come for.',
      ),
    }),
    title('contribute-form-title', 'Propose an article', { justify: 'center' }),
    entry('form', 'contribute-form', {
      internalName: 'Contribute: form',
      portalId: '4870123',
      formId: 'b3d7e2a4-5c16-4f0b-8a92-7e1f6c0d3b58',
      formTitle: 'Propose an article',
      hashLink: 'propose',
      topComponents: [link('contribute-form-title')],
      bottomComponents: [link('contribute-cta')],
    }),
    entry('cta', 'contribute-cta', {
      internalName: 'Contribute: fellowship',
      url: '/credentials/cpe',
      image: assetLink('banner-fellowship'),
      height: 160,
    }),
  ],
})
