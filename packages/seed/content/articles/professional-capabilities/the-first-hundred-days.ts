import { article } from '../../../articles/article.ts'
import { entry, link, prose, seedFile } from '../../../define.ts'

const checklist = [
  [
    'people',
    'The people you must hear',
    'Everyone who reports to you, everyone to whom you report, and five people who do neither and know everything: the unit clerk, the scheduler, the chaplain, the person at the loading dock, the patient who comes every month.',
  ],
  [
    'papers',
    'The papers you must read',
    'The last two budgets, the last accreditation report with its answers, three exit interviews, and the contract that you signed.',
  ],
  [
    'promises',
    'The promises that were made before you came',
    'Ask each of your direct reports: “What were you promised that has not happened?” Write it down in their words. You need not keep every promise, but you need to know each one.',
  ],
] as const

export const firstHundredDays = seedFile({
  space: 'association',
  entries: [
    article(
      'the-first-hundred-days',
      {
        title: 'The first hundred days, week by week',
        summary:
          'You were chosen because you know what to do, and the worst thing that you can do is to do it at once. A calendar for new chiefs, from the offer to the first decision that costs something.',
        day: -8,
        tags: ['Professional Capabilities', 'Careers', 'Change'],
        authors: ['adaeze-nwosu', 'ingrid-halvorsen'],
        picture: 'scene-compass',
        featured: true,
      },
      `Between us we have started nine leadership jobs and coached about two hundred people through theirs. The failures look alike. Hardly anyone fails because of a wrong decision in the first hundred days. They fail because of a right decision made before anybody knew who was making it.

What follows is a calendar. It is not a law. It is what we would do again.

## Before you begin

The job starts with the offer, because that is the last day on which everybody wants something from you.

Ask for three things in writing: how many clinical hours you keep, who your deputy is, and what you may decide without asking. The third one will cause a pause. Sit through it. A chief who may not hire, move money or cancel a meeting is a messenger.

Then ask to speak with the person who held the job before you. If you are told that this would be awkward, it is the most important conversation that you can have. We know of only one predecessor who refused. Most of them have been waiting for a year to tell somebody.

## Weeks 1 and 2: Be seen

You will be told to listen. First be seen. People cannot talk to someone whom they have not yet looked at.

Work one shift of every kind that your service has, including the worst one. You need not be useful. Carry things. Two rules apply:

- Do not fix anything, not even the printer.
- Do not say how it was done at the place you came from. Each mention of it costs a week.

Learn names in the order in which people are ignored. The unit clerk first.

## Weeks 3 to 6: Listen

Now you listen, and you listen to everybody in the same way, because they will compare. We use the same four questions in every conversation and send them in advance:

1. What should I be careful not to break?
2. What do you hope I change?
3. What do you fear I change?
4. If you had my job, what would you do first?

Thirty minutes each, in *their* room. Take notes by hand. At the end, read back the one thing that you will remember, and ask whether it is the right one.

### What you will hear

About a third of what you hear will be about your predecessor. About a third will be about money and space. The last third is the job. It has a sound: people lower their voices and become specific.

### What you should not promise

Anything. The sentence “I will look into that” is a promise. So is a nod. Say instead, “I have heard it, and I will tell everyone what I heard on the tenth of next month.”

{{article-hundred-days-checklist}}

## Week 7: Say what you heard

Call everyone together and take twenty minutes. No slides. Say what you heard, in three parts: what nearly everyone said, what people disagreed about, and what only one person said that you cannot forget. Get permission for the last one.

Do not say what you will do. It is hard; the room will lean toward you. Say when you will say it.

> I had been a chief for seven weeks and had decided nothing. A surgeon who had voted against me stopped me in the corridor and said, “So you can count.” It was the warmest thing that he ever said to me.

This meeting does more for your authority than any decision could. People will find themselves in the list. They will see that the loudest voice was one of forty.

## Weeks 8 to 10: Fix something small

Now fix something. Choose by three tests: almost everyone named it, you can finish it within two weeks, and it is visible from where people stand.

We have seen a lock removed, a fax number corrected, a second microwave, a call schedule that appears six weeks earlier. In one hospital the new chief of medicine had the clocks set to the same time. There were fourteen. People still talk about it.

Do not choose something clever. The purpose is to show that your words turn into things.

## Weeks 11 to 13: Choose what not to do

By now you have a list of perhaps sixty problems, and you can see that twenty of them matter. You will be able to work on three.

| Question | If yes | If no |
| --- | --- | --- |
| Does it harm patients now? | It is one of the three | Go on |
| Will it be easier next year? | Wait, and say so | Go on |
| Does somebody else own it? | Help that person | Go on |
| Would your best people leave over it? | It is one of the three | It is not |

Tell people the three. Then tell them, by name, about the seventeen that you have read, understood, and will not touch this year. It sounds cruel. In our experience it is received as the first honest priority list that anyone has seen.

## Week 14: Decide something that costs

Sometime around the hundredth day you must make a decision that somebody dislikes and that you cannot take back. Until then everybody can still believe that you are on their side.

Do it in the open. Say what you considered, who advised against it and why they may be right. Tell the person who loses before you tell the person who wins. Then stop explaining.

### What a good first decision looks like

It is about the work and not about a person. It removes something instead of adding something. It affects you too: if you close the clinic on Friday afternoons, it should be your Friday as well.

### What a bad one looks like

It is urgent, it arrives on a Friday, and somebody else has already prepared the announcement. In every one of our nine jobs, such a decision was offered to us within three months: a contract to be signed, a colleague to be removed, a unit to be closed before the fiscal year ended. Each had waited for somebody new, because everyone who was there knew better.

Ask one question: “Who has refused to decide this before me?” Then call that person. You may end up deciding the same. But you will know what you are paying, and you will have learned who in the building wraps presents.

## What to do at home

We have never seen this in a book, so we add it here. Tell the people with whom you live what these hundred days will be like, and when they will end. Put the end into the calendar on the kitchen wall. One of us promised her family a weekend at the sea in week fifteen. The hospital had a flood in week fourteen, and she went anyway, and the deputy whom she left in charge still calls it the week in which she got the job.

## On the hundredth day

Go back to the five people who report to nobody and know everything, and ask them how it is going. They will tell you, because you asked them on the third day and came back.

Then sit down with the notes from weeks 3 to 6 and read the answers to the third question again: *What do you fear I change?* You will find that you have changed one of those things without noticing. There is still time to say so.

We both forgot to do this in our first jobs. One of us was told about it at her farewell.`,
    ),
    entry('checklist', {
      id: 'article-hundred-days-checklist',
      fields: {
        internalName: 'Article: checklist of the first hundred days',
        checklistTitle: 'By the end of week six',
        checklistItems: checklist.map(([id]) => link(`article-hundred-days-${id}`)),
        backgroundColor: 'paleBlue',
      },
    }),
    ...checklist.map(([id, title, text]) =>
      entry('checklistItem', {
        id: `article-hundred-days-${id}`,
        fields: { title, content: prose(text) },
      }),
    ),
  ],
})
