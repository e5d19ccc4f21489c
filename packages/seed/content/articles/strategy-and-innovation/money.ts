import { article } from '../../../articles/article.ts'
import { entry, prose, seedFile } from '../../../define.ts'

export const money = seedFile({
  space: 'association',
  entries: [
    article(
      'what-a-margin-is-for',
      {
        title: 'What a margin is for',
        summary:
          '“No margin, no mission” ends many conversations. A chief executive proposes a sentence that begins one.',
        day: -35,
        tags: ['Strategy and Innovation', 'Finance', 'Boards'],
        authors: ['grace-liu'],
        picture: 'scene-budget',
      },
      `I have used the phrase myself. Someone asks why we cannot hire a social worker, and I say, *no margin, no mission*, with a kind face, and the meeting moves on.

It is true that an organization that loses money will not last. But the phrase is used as though it had said how much. Is it 2 percent? Four? When a physician asks why it has to be four, she usually hears that the rating agencies expect it. That is an answer to the question of who wants it.

## Ask what it buys

Our board now approves the margin as a list. Last year it read:

| Purpose | Share of revenue |
| --- | --- |
| Replace what wears out: roofs, scanners, chairs | 1.6% |
| Pay back what we borrowed for the east clinic | 0.7% |
| Reserve, until we have 90 days of it | 0.5% |
| New: two home visit teams and a dental room | 0.4% |
| Total | 3.2% |

When the list is full, the margin is enough. In the spring we found that we would end the year at 4.1. Under the phrase, that would have been a success. Under the list, it was nine tenths of a percent for which we had no purpose, while the phones at the north clinic rang and rang. We hired four people for the phones in April.

## What changed in conversations

Physicians argue with lines. They can see that the roof is a roof. In a forum last fall, a cardiologist asked why we put so little into the reserve. I have waited for twenty years for someone to ask me to save more.

It also protects us from ourselves. In good years we used to build. A margin without a list is money that is waiting for an idea, and the ideas that come to money are rarely the best ones.

## The sentence

I no longer say the phrase. I say, “Here is what it is for. What would you take off?” Most of the time they take off nothing. Once they took off the new carpet of the executive floor, and they were right.`,
    ),

    article(
      'a-capital-request-like-a-history',
      {
        title: 'Write a capital request like a history',
        summary:
          'Physicians know how to present a case to someone who has four minutes. A template that uses what they know.',
        day: -74,
        tags: ['Strategy and Innovation', 'Finance', 'Decisions'],
        authors: ['kwame-boateng'],
        picture: 'scene-budget',
        doi: '12.1015',
        edition: 'fast-practice-3',
      },
      `Each fall our capital committee reads about ninety requests for about thirty grants. I have sat on it for six years. Requests from physicians are, on the whole, the worst. They run to fourteen pages, or they say, “Our ultrasound is old.”

Yet the same physicians can present a patient at three in the morning in two minutes, with everything that matters and in the right order. So I stopped teaching them finance, and gave them a form that they know.

- **Chief complaint.** One sentence, in the words of someone who suffers. *“Patients wait nine days for an echo.”*
- **History.** How long, how often, since when worse. Three numbers.
- **What has been tried.** Repairs, schedules, borrowing from upstairs.
- **Examination.** What anyone can see who walks in. Invite them.
- **Differential.** What else could solve this? If the only diagnosis is “buy,” the history is incomplete.
- **Plan.** What it costs to buy, and to run for five years. Who will use it, beginning when.
- **Prognosis.** What will be different in a year, in the three numbers from the history. And if we do nothing?
- **Follow-up.** You will come back in twelve months with the three numbers.

One page. No adjectives.

## What it did

In the first fall we received 41 requests in the new form, from people who had written fourteen pages before. Four were withdrawn by their own authors, who had got as far as *what has been tried*. Of the rest, 22 were granted.

A chief of medicine complained that the form treats a scanner like a patient with a cough. I said that this was the idea. A cough is usually a cough, and one still asks about the fever, the travel and the dog before one orders a scan.

The follow-up is the part that nobody expected to matter. When people come back with the numbers, two things happen. Some requests turn out to have been splendid, and the committee learns what splendid looks like on paper. And some did not work. The first physician to stand up and say so, a gastroenterologist, got the next thing that she asked for. We knew that we could believe her.`,
    ),

    article(
      'what-the-price-of-a-practice-leaves-out',
      {
        title: 'What the price of a practice leaves out',
        summary:
          'One author has bought eleven practices. The other has been asked to sell hers nine times. They agree on more than they expected.',
        day: -191,
        tags: ['Strategy and Innovation', 'Mergers', 'Finance'],
        authors: ['caroline-mercer', 'grace-liu'],
        picture: 'scene-handover',
      },
      `**Grace:** When we buy a practice, we pay for equipment, for what patients owe, and for a thing called goodwill. I have never been happy with the word.

**Caroline:** I have been offered between forty thousand dollars and half a million for mine. Nobody who made an offer had sat in my waiting room.

## What is in the price

**Grace:** We look at three years of visits, payers, and rent. We assume that nine in ten patients stay. The physician signs for three to five years. If those assumptions hold, we do not lose money until the fourth year.

**Caroline:** And then?

**Grace:** In the fourth year, of the first eleven physicians, five left. The patients left with two of them and retired, in a manner of speaking, with the other three.

## What is not

**Caroline:** Nobody asked who answers my phone. Her name is Jo. She knows which farmer means it when he says that it is nothing. If Jo leaves, my goodwill leaves in her car. In nine offers her name did not come up.

**Grace:** We now interview the staff before we make an offer. We ask what they would keep. It is a better forecast than the three years of visits.

**Caroline:** Nobody asked what I do for nothing. I am the coroner. I look at the football team. I drive to two houses on Sunday.

**Grace:** We used to find out in the second year, when it had stopped. One town stopped speaking to us over a football team.

## What to ask

Together we wrote a list for both sides of the table.

1. Who would patients miss first? Is that person in the contract?
2. What happens here that is not billed? Will it continue, and who says so?
3. What will be decided elsewhere from now on? Write down all of it.
4. How can each side get out, in which year, and what does it cost?
5. What would make you regret this? Say it before you sign.

**Caroline:** I am not selling.

**Grace:** I know. I only came for lunch.`,
    ),

    article(
      'the-service-line-that-closed-itself',
      {
        title: 'The service line that closed itself',
        summary:
          'Closing a service is the decision that leaders most like to keep secret. A cancer program told everyone a year before, and lost almost nobody.',
        day: -336,
        tags: ['Strategy and Innovation', 'Finance', 'Openness'],
        authors: ['oluwaseun-adeyemi', 'ingrid-halvorsen'],
        picture: 'scene-hospital-dusk',
      },
      `In most hospitals a service is closed like this. A small group meets for months. Consultants sign agreements. One Thursday at four there is a letter. By Friday everyone who can leave is looking.

We had to close inpatient oncology at the smaller of our two hospitals. It had ten beds, six patients on an average day, and four nurses with the certification that it needed. Nobody disputed the arithmetic, because nobody had been shown it.

## We showed it

In January I stood in the break room with one sheet of paper: patients per day, nurses per shift, what happened on the nights when two were ill. I said that I did not see how this could be safe in two years. I said that nothing had been decided, and that I wanted to decide with them by June.

My lawyer had advised against it. The chief executive asked what I would do if they all left in February. I said that in that case it would be closed in February, and that we should know.

## They decided

Nobody left in February. In March the nurses came with a proposal that none of our consultants had made: close the beds, keep the infusion chairs, and let the four certified nurses rotate through the large hospital for one week a month, so that they would keep their skill and patients would see a face they knew.

It was cheaper than our plan, and better. We closed the beds in November with a small ceremony. One nurse retired. Three rotate.

## What secrecy costs

Ingrid Halvorsen, with whom I wrote this, closed four services in her years as a chief executive, three of them on a Thursday at four. She puts it like this:

{{closing-services-quote}}

It does not always end well. People may leave, newspapers may call. If a buyer is involved, there may be real reasons for silence. But look closely at who is protected by it. In our case, it would have been me, from five months of difficult conversations in a break room. They were the best ones that I had all year.`,
    ),
    entry('quoteBlock', {
      id: 'closing-services-quote',
      fields: {
        internalName: 'Article: quote on closing services',
        quote: prose(
          'Each time I kept it quiet to protect the staff. Each time, the staff had known for weeks. What I had protected them from was the chance to help.',
        ),
        attribution: 'Ingrid Halvorsen, MD',
        alignAttribution: 'start',
        maxWidth: 640,
      },
    }),

    article(
      'asking-for-a-gift',
      {
        title: 'Asking for a gift',
        summary:
          'A neurologist who had never asked anyone for money was sent to a kitchen table with a brochure. She left the brochure in the car.',
        day: -455,
        tags: ['Strategy and Innovation', 'Communication', 'Finance'],
        authors: ['elena-petrova'],
        picture: 'scene-garden',
      },
      `A grateful patient is not a category. I had to learn this in my first year as chair, when the office of philanthropy gave me a list headed *Grateful Patients, Capacity A to C*. Mr. Osei was a B. I had looked after his wife for six years, until she died.

I drove to his house with a brochure about our new institute. On the way I practiced the sentence that I had been taught: “We would be honored if you would consider a gift at the level of …” I could not say it without laughing, and then I could not say it at all.

So I left the brochure in the car. We had tea. He told me how they had met. After an hour he said, “The office called and said that you were coming about money.”

I said yes. I said that I was bad at it. He asked what I needed.

No one had asked me that. The brochure said what the institute needed: $40 million and a name. What I needed was a nurse who would call patients with Parkinson’s disease on the day after each visit, because they forget half of what we say. I told him about the calls that his wife had made to me, in which she read my own advice back to me and asked whether it was still true.

He gave the salary of a nurse for ten years. It was a good deal less than B.

## What I have learned since

- Go because of the person. If you would not go otherwise, do not go.
- Know what you need, in the size of a thing that someone can picture.
- Say that you have come to ask. People know.
- Let them say no, and call again in the spring about something else.
- A patient who is in the middle of treatment is not to be asked. Ever. It is not a choice that they are free to make.

The institute was built, with other people’s money. The nurse is called Abena’s nurse, after Mrs. Osei. She is in her fourth year. The patients think that Abena is her first name, and she has stopped correcting them.`,
    ),
  ],
})
