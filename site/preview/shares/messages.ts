const ask = 'Ask the person who sent you this link for a new one.'

export const messages = {
  closed: {
    tampered: {
      title: 'This link is not complete',
      text: `A part of the link is missing or was changed. Copy the whole link again. If it still does not open, ${lower(ask)}`,
    },
    elsewhere: {
      title: 'This link is for another site',
      text: `This site does not show what it leads to. ${ask}`,
    },
    notShared: { title: 'This page is not shared', text: `This link opens other pages. ${ask}` },
    expired: { title: 'This link has expired', text: `The page was shared for a limited time. ${ask}` },
    revoked: { title: 'This link was withdrawn', text: `The draft is no longer shared. ${ask}` },
    gone: { title: 'This draft no longer exists', text: `It was deleted, or the link to it was. ${ask}` },
    away: {
      title: 'The draft cannot be shown right now',
      text: 'The system that stores it does not respond. Try again in a minute. The link stays valid.',
    },
  },
  toSite: 'Go to the public site',
  banner: {
    draft: 'Shared draft',
    follow: 'shows the latest changes',
    frozen: 'as it was when it was shared',
    until: (day: string) => `shared until ${day} Chicago time`,
    notLive: 'this is not the live page',
    pages: 'Shared pages',
    reload: 'Reload the page to see new changes.',
  },
  remarks: {
    invalid: 'A remark needs a text of at most 1,000 characters.',
    elsewhere: 'This part is no longer on the page. Reload the page and choose it again.',
    full: 'This link has as many remarks as it can hold. Write to the person who sent it to you.',
    failed: 'Your remark was not saved. Your text is still here: try again in a minute.',
    tooMany: 'You sent several remarks in a short time. Wait a minute and try again.',
    sent: 'Thank you. The person who shared this page sees your remark.',
  },
  noPage: 'This entry has no page of its own. It appears on the pages that contain it.',
} as const

function lower(sentence: string) {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
