import { change } from '../engine/vocabulary.ts'
import type { Before } from './0005-public-site/before.ts'
import { navItem } from './0005-public-site/nav-item.ts'
import { redirect } from './0005-public-site/redirect.ts'
import { textWithBlocks } from './0005-public-site/text-with-blocks.ts'

export default change<Before>('Public site', (model) =>
  model
    .createContentType('navItem', navItem)
    .createContentType('redirect', redirect)
    .changeField('basicArticle', 'tags', {
      help: 'The primary tag first, then the secondary and the tertiary. A tag that is the name of a topic puts the article on the page of the topic.',
    })
    .addField('basicArticle', 'authors', {
      name: 'Authors',
      type: 'Array',
      validations: [{ size: { max: 12 } }],
      widget: 'entryCardsEditor',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['bio'] }] },
      after: 'bannerImage',
    })
    .addField('basicArticle', 'body', {
      name: 'Body',
      type: 'RichText',
      validations: textWithBlocks,
      widget: 'richTextEditor',
      help: 'The article. Every block can be placed inside it.',
      after: 'authors',
    })
    .addField('basicArticle', 'edition', {
      name: 'Edition',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['journalEditions'] }],
      widget: 'entryCardEditor',
      help: 'The journal edition that it appeared in.',
      after: 'body',
    })
    .changeContentType('basicArticle', {
      description: 'An article of the journals or the site, with a page of its own.',
    })
    .addField('bio', 'isFaculty', {
      name: 'Is faculty',
      type: 'Boolean',
      widget: 'boolean',
      help: 'Shows the person on the faculty page.',
      after: 'url',
    })
    .addField('jobPosting', 'department', {
      name: 'Department',
      type: 'Symbol',
      validations: [{ size: { max: 120 } }],
      widget: 'singleLine',
      after: 'jobId',
    })
    .addField('jobPosting', 'location', {
      name: 'Location',
      type: 'Symbol',
      validations: [{ size: { max: 160 } }],
      widget: 'singleLine',
      help: 'The city and the state, or “Remote”.',
      after: 'department',
    })
    .addField('jobPosting', 'employmentType', {
      name: 'Employment type',
      type: 'Symbol',
      validations: [{ in: ['Full-time', 'Part-time', 'Contract', 'Internship'] }],
      widget: 'dropdown',
      after: 'location',
    })
    .addField('jobPosting', 'body', {
      name: 'Body',
      type: 'RichText',
      validations: textWithBlocks,
      widget: 'richTextEditor',
      help: 'What the position is about, and whom it suits.',
      after: 'closingDate',
    })
    .addField('jobPosting', 'applyUrl', {
      name: 'Apply URL',
      type: 'Symbol',
      widget: 'singleLine',
      help: 'Where candidates apply: a page or a mail address.',
      after: 'body',
    })
    .changeField('journalEditions', 'journal', {
      validations: [
        {
          in: [
            'Physician Leadership Journal',
            'Medical Practice Management',
            'Healthcare Administration Leadership',
            'Fast Practice',
          ],
        },
      ],
    })
    .addField('page', 'notification', {
      name: 'Notification',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['notificationDialogue'] }],
      widget: 'entryCardEditor',
      help: 'A notice that this page shows below its header until a visitor closes it.',
      after: 'hideFromSearch',
    })
    .addField('pressRelease', 'body', {
      name: 'Body',
      type: 'RichText',
      validations: textWithBlocks,
      widget: 'richTextEditor',
      after: 'shortDescription',
    })
    .changeContentType('pressRelease', { description: 'News for the press, with a page in the press room.' })
    .addField('product', 'body', {
      name: 'Body',
      type: 'RichText',
      validations: textWithBlocks,
      widget: 'richTextEditor',
      help: 'The text of its page.',
      after: 'image',
    })
    .addField('product', 'categories', {
      name: 'Categories',
      type: 'Array',
      validations: [{ size: { max: 4 } }],
      widget: 'tagEditor',
      help: 'The filters that list it. For a course: CPE Core, CPE Elective, Masters. For an assessment: Individual, Team, Organization.',
      items: { type: 'Symbol' },
      after: 'body',
    })
    .addField('product', 'people', {
      name: 'People',
      type: 'Array',
      validations: [{ size: { max: 20 } }],
      widget: 'entryCardsEditor',
      help: 'The faculty of a course, the authors of a book, the speakers of a webinar.',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['bio'] }] },
      after: 'categories',
    })
    .addField('product', 'credits', {
      name: 'Credits',
      type: 'Number',
      validations: [{ range: { min: 0, max: 500 } }],
      widget: 'numberEditor',
      help: 'In CME credits.',
      after: 'people',
    })
    .addField('product', 'startsAt', {
      name: 'Starts at',
      type: 'Date',
      widget: 'datePicker',
      help: 'The day and time of a webinar.',
      after: 'credits',
    })
    .addField('product', 'durationMinutes', {
      name: 'Duration minutes',
      type: 'Integer',
      validations: [{ range: { min: 1, max: 10000 } }],
      widget: 'numberEditor',
      help: 'In minutes.',
      after: 'startsAt',
    })
    .addField('product', 'journal', {
      name: 'Journal',
      type: 'Symbol',
      validations: [
        {
          in: [
            'Physician Leadership Journal',
            'Medical Practice Management',
            'Healthcare Administration Leadership',
            'Fast Practice',
          ],
        },
      ],
      widget: 'dropdown',
      help: 'For a journal: its page lists the editions of this journal.',
      after: 'durationMinutes',
    })
    .addField('product', 'publicationDate', {
      name: 'Publication date',
      type: 'Date',
      widget: 'datePicker',
      help: 'For a book.',
      after: 'journal',
    })
    .addField('product', 'publisher', {
      name: 'Publisher',
      type: 'Symbol',
      validations: [{ size: { max: 120 } }],
      widget: 'singleLine',
      after: 'publicationDate',
    })
    .addField('product', 'isbn', {
      name: 'ISBN',
      type: 'Symbol',
      validations: [{ size: { max: 20 } }, { regexp: { pattern: '^[0-9X-]{10,17}$', flags: '' } }],
      widget: 'singleLine',
      help: 'Digits and hyphens.',
      after: 'publisher',
    })
    .addField('product', 'pageCount', {
      name: 'Page count',
      type: 'Integer',
      validations: [{ range: { min: 1, max: 5000 } }],
      widget: 'numberEditor',
      after: 'isbn',
    })
    .addField('siteSettings', 'announcement', {
      name: 'Announcement',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['announcement'] }],
      widget: 'entryCardEditor',
      help: 'All pages show it above the header until a visitor closes it.',
      after: 'socialImage',
    })
    .addField('siteSettings', 'headerNavigation', {
      name: 'Header navigation',
      type: 'Array',
      validations: [{ size: { max: 8 } }],
      widget: 'entryCardsEditor',
      help: 'The header shows these destinations. One with items opens a panel.',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['navItem'] }] },
      after: 'announcement',
    })
    .addField('siteSettings', 'subNavigations', {
      name: 'Sub navigations',
      type: 'Array',
      validations: [{ size: { max: 12 } }],
      widget: 'entryCardsEditor',
      help: 'Each is the navigation of a part of the site. It appears on the page that it links to, on all pages below that page, and on the pages of its items.',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['navItem'] }] },
      after: 'headerNavigation',
    })
    .addField('siteSettings', 'footerNavigation', {
      name: 'Footer navigation',
      type: 'Array',
      validations: [{ size: { max: 6 } }],
      widget: 'entryCardsEditor',
      help: 'The columns of the footer.',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['navItem'] }] },
      after: 'subNavigations',
    })
    .addField('siteSettings', 'legalNavigation', {
      name: 'Legal navigation',
      type: 'Array',
      validations: [{ size: { max: 8 } }],
      widget: 'entryCardsEditor',
      help: 'The last line of the footer.',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['navItem'] }] },
      after: 'footerNavigation',
    })
    .addField('siteSettings', 'socialLinks', {
      name: 'Social links',
      type: 'Array',
      validations: [{ size: { max: 8 } }],
      widget: 'entryCardsEditor',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['navItem'] }] },
      after: 'legalNavigation',
    })
    .addField('siteSettings', 'postalAddress', {
      name: 'Postal address',
      type: 'Text',
      validations: [{ size: { max: 400 } }],
      widget: 'multipleLine',
      help: 'One line for each line of the address.',
      after: 'footerText',
    })
    .addField('siteSettings', 'telephone', {
      name: 'Telephone',
      type: 'Symbol',
      validations: [{ size: { max: 40 } }, { regexp: { pattern: '^[+0-9() .-]+$', flags: '' } }],
      widget: 'singleLine',
      after: 'postalAddress',
    })
    .addField('variant', 'courseEndDate', {
      name: 'Course end date',
      type: 'Date',
      widget: 'datePicker',
      help: 'Last day of the course.',
      after: 'courseStartDate',
    })
    .addField('variant', 'location', {
      name: 'Location',
      type: 'Symbol',
      validations: [{ size: { max: 160 } }],
      widget: 'singleLine',
      help: 'The city and the state, for a course in person.',
      after: 'courseEndDate',
    }),
)
