import { article } from '../../../articles/article.ts'
import { assetLink, entry, link, prose, seedFile } from '../../../define.ts'

export const peopleAndPower = seedFile({
  space: 'association',
  entries: [
    article(
      'when-a-dyad-does-not-work',
      {
        title: 'When a dyad does not work',
        summary:
          'A physician and an administrator are asked to lead together, as equals. What to do when they cannot stand each other.',
        day: -140,
        tags: ['Strategy and Innovation', 'Conflict', 'Teams'],
        authors: ['oluwaseun-adeyemi', 'hartmann'],
        picture: 'scene-scales',
        doi: '12.1019',
        edition: 'halmj-2',
      },
      `There is a good deal of writing about how to begin a dyad. There are books; one is sold on this site. There is little on how to end one, though in our experience about one in four should be ended, and most of those are not.

We interviewed forty people who had been half of a pair that failed.

## The signs

They are seldom loud. Pairs who argue in public are often doing well. The signs of failure were these.

- Everything is written. They sit four doors apart and send mail.
- Staff know whom to ask for a yes.
- Each has a meeting after the meeting.
- They are very polite.
- One says “we” and the other says “I,” about the same decision.

## The reasons

Of forty, nine said that they had disliked the other person. Most failures had duller reasons. The two had never agreed on who decides what. They were paid for different things. One reported to someone who could overrule the other. Or one of them had applied for the job alone.

{{dyad-agreement}}

## Before you end it

Try three things, in this order, within ninety days.

1. **Write the list.** Take twenty decisions of the past month. For each: who decided, and who should have? Do it separately, then compare.
2. **Align the pay.** If one is paid for volume and the other for margin, nobody can help them.
3. **Sit together.** We mean desks. In three of the pairs that were rescued, it was a shared office, of which all six people said that they had been against it.

## If you end it

Do it in one week, and move both or say why not. The one who stays will be believed to have won. In eleven of fourteen cases the one who had stayed was the problem, and the next partner found out.

Neither should learn of it from the other. And somebody should say aloud, to both, that a pair can fail without either of the two having done so. Several people told us, years later, that they were still waiting for that sentence.`,
    ),
    entry('articleInclude', {
      id: 'dyad-agreement',
      fields: {
        internalName: 'Article: agreement of a dyad',
        includeText: prose(
          '**Agree on the first day:** what I decide alone, what you decide alone, what we decide together, and what happens when we do not. The fourth takes the longest, and it is the only one that you will need.',
        ),
      },
    }),

    article(
      'succession-begins-on-the-first-day',
      {
        title: 'Succession begins on the first day',
        summary:
          'A former chief executive on the envelope in her desk, and why the name in it should change.',
        day: -8,
        tags: ['Strategy and Innovation', 'Careers', 'Mentoring'],
        authors: ['ingrid-halvorsen'],
        picture: 'scene-mentor',
        doi: '12.1020',
        edition: 'fast-practice-1',
      },
      `On my first day as chief executive I was given keys, a parking place and a form for my beneficiaries. Nobody asked who should do the work if I was hit by a truck. So I wrote it myself, on a card, put it into an envelope, and gave it to the chair of the board.

The name on the card was that of the person who would annoy the fewest people. It took me a year to be ashamed of that.

## The card

I rewrote it on the first of every January, for eleven years. Each time I had to answer four questions.

1. **Who could do it tomorrow?** There must be a name, even if the answer is “for ninety days.”
2. **Who could do it in three years, and what is missing?** Write what is missing as an experience: *has never closed anything, has never met a union, has never been disliked.*
3. **Which of these will I arrange this year?**
4. **Have I told them?**

The fourth is where most of us fail. We think that it is a secret, or a promise. It is neither. “I would like you to be ready, and I cannot promise anything” is a sentence that adults can hear.

## What I arranged

I sent a surgeon to run the smallest clinic for a year. I gave the budget of the nursing home to a pediatrician. I asked a very quiet internist to speak to the newspaper, in a bad week. One of them hated it and said so, and I was spared a mistake, and so was she.

## The end

When I left, there were three people on the card. The board hired a fourth, from outside. I was hurt for a month. Then I saw that all three stayed, and that she leaned on them from the first day. A bench is not only for the game.

My successor has an envelope, too. She told me that the name in it has changed twice, and asked whether I wanted to know. I did, very much. I said no, and we talked about her garden.

If you have a desk, you should have an envelope. Put a name into it tonight. Then ask yourself why you chose that one.`,
    ),

    article(
      'a-letter-to-a-new-board-member',
      {
        title: 'A letter to a new member of a hospital board',
        summary:
          'You are an accountant, a farmer, a judge. You have been told that you will need two years to understand health care. You will not.',
        day: -240,
        tags: ['Strategy and Innovation', 'Boards', 'Communication'],
        authors: ['ingrid-halvorsen'],
        picture: 'scene-board-meeting',
        doi: '12.1021',
        edition: 'halmj-3',
      },
      `Dear friend,

Congratulations, I think. They will have told you that health care is complicated and that it takes about two years before one can ask a sensible question. Please ask yours now. In two years you will no longer notice what you have noticed today.

You will receive a packet of three hundred pages. Nobody expects you to read it, which should worry you. Read the last page first. It is where the things are that somebody had to include.

You will hear abbreviations. Stop each one, aloud, the first time. You will find that a third of the room was waiting for it, and that now and then the speaker does not know either.

You will be tempted to admire the physicians or to be afraid of them. I am one. We are people who were rewarded, for a long time, for being right quickly. Ask us what we are unsure of, and wait.

You will be asked to approve things. For each, ask three questions. Who is harmed if we are wrong? How would we know? What did you decide not to bring us?

Go and sit in the emergency department at nine on a Saturday night, for three hours, in ordinary clothes. Do not tell anyone. It is worth more than the packet.

You will be thanked a great deal. It is pleasant, and it is not information.

Someday you will have to vote against the chief executive, whom you like. You will know it several weeks before. Call her. Say so, and why. In my years in that chair, the three calls that I remember best were of this kind. I was angry at all three, and grateful for two.

Above all: you were not chosen in order to understand health care. We have people for that. You were chosen because you are from here. When something is said in that room that you could not repeat at your own kitchen table, say that.

With respect, and with some envy of your first question,

*Ingrid Halvorsen*

{{resources-cta}}`,
    ),

    article(
      'the-hospital-across-the-river',
      {
        title: 'The hospital across the river',
        summary:
          'Two chief medical officers who were supposed to be rivals had lunch every month for three years. What they did not talk about, and what came of the rest.',
        day: -165,
        tags: ['Strategy and Innovation', 'Negotiation', 'Trust'],
        authors: ['adaeze-nwosu', 'haddad'],
        picture: 'scene-bridge',
      },
      `Our hospitals stand on two sides of a river. They have been rivals since 1911, when one of them was founded by people who had walked out of the other. Each has a billboard that can be seen from the other’s cafeteria.

We met at a funeral. It turned out that we had both been awake for the same patient, who had been sent across the river twice in one night, because neither of us had a bed and each thought that the other did.

After that we had lunch, on the first Tuesday, in a diner on the bridge.

## What we do not talk about

Prices, wages, contracts, and which services either of us plans to open or close. Two lawyers gave us the same card with the same list. It is in both of our wallets. If one of us begins, the other taps the table. We do not think that we have ever been close, but the card makes it easy to talk about all the rest.

## What we talk about

- **Tonight.** Who is full. We now share one number for beds, which changes every fifteen minutes. A patient has not crossed the river twice since.
- **Mistakes.** When one of us has a serious event with a device or a drug, the other hears of it on the same day. Twice it was in the other’s cabinet.
- **People in trouble.** Physicians who treat physicians are hard to find inside one’s own walls. Hers treat mine, and mine treat hers.
- **Floods.** See above: it is a river.

{{river-teams}}

## What came of it

We cannot give you a return on investment. There have been about thirty lunches, at fourteen dollars. A snowstorm in the second winter closed both emergency departments to ambulances for an hour, at different hours, because we had agreed on who would go first.

There was one lunch that we canceled. A merger was in the newspaper, of her system with a third one, and our lawyers asked us to wait. We waited for seven months and sent each other the weather.

The billboards are still there. Hers says *Number One in Heart Care*. So does mine. We looked up the sources together, over pie. Both are correct.`,
    ),
    entry('mediaCard', {
      id: 'river-teams',
      fields: {
        internalName: 'Article: the bridge between two hospitals',
        mediaFile: assetLink('scene-hospital-dusk'),
        contents: [link('river-teams-text')],
      },
    }),
    entry('content', {
      id: 'river-teams-text',
      fields: {
        internalName: 'Article: the bridge, text',
        text: prose(
          '**One number for beds.** Both command centers see it. It counts what can be staffed now, and not what stands in a room.',
        ),
      },
    }),

    article(
      'patients-in-the-strategy-room',
      {
        title: 'Patients in the strategy room',
        summary:
          'Advisory councils choose curtains. One children’s hospital gave four parents a vote on its strategic plan, and lost the vote.',
        day: -570,
        tags: ['Strategy and Innovation', 'Families', 'Decisions'],
        authors: ['meera-krishnan'],
        picture: 'scene-whiteboard',
      },
      `We had a family council, and we were proud of it. In nine years it had advised us on signs, menus and the color of a garden wall. When I asked its chair what she would most like to change, she said, “To be asked about something that you have not decided.”

So for the next strategic plan we invited four parents to the committee of sixteen. They had a vote, an honorarium, child care, and a briefing on finance by someone patient. They were not chosen because they were grateful. Two had filed complaints.

## The vote

The plan had three large items. The second was a proton beam, for $46 million. It would be the only one in four states. We had a donor for half.

In the third meeting, one of the parents asked how many children would need it. About thirty in a year. How many children, she asked, had missed an appointment in the past year because the parents had no car? Nobody knew. She thought that it was a lot. She drove for one of those services.

We found out. It was 6,300 appointments, by 2,900 children.

The beam lost by nine to seven. The four parents had voted against it, with two nurses, a social worker, the person for finance, and me. I had come to the meeting in favor.

## What it cost us

The donor withdrew. The chief of oncology did not speak to me for some weeks, and he had good reasons: thirty children are thirty children, and they now travel nine hours. We pay for the travel, for the parents’ rooms, and for a nurse who goes along. I wish that we had thought of this in the same meeting.

## What it changed

There are four vans, with our name on them, and drivers who know the children. Missed appointments have fallen by 60 percent. The next plan is due in the spring. Two of the four parents will be replaced, as agreed. There were 140 applications. One is from the chief of oncology’s wife, as a parent, and I believe that she should have the seat.`,
    ),

    article(
      'two-thousand-dollars-and-no-form',
      {
        title: 'Two thousand dollars and no form',
        summary:
          'An innovation fund without an application, a jury or a report. What 61 people did with it, and what the auditor said.',
        day: -395,
        tags: ['Strategy and Innovation', 'Change', 'Teams'],
        authors: ['priya-desai'],
        picture: 'scene-handshake',
      },
      `Our hospital had an innovation center. It had glass walls and a form of nine pages. In three years it received nineteen applications, of which twelve were from the people who worked in it.

When it closed, I asked for what was left of one month of its budget: $122,000. I wanted to give two thousand dollars each to sixty-one people, without a form.

## The rules

1. Anyone who works here may be proposed by anyone else, in one sentence: *She fixes things.*
2. We drew lots among the names.
3. The two thousand is for anything that makes a patient’s day or a colleague’s better.
4. There is no report. There is a dinner after a year, and you may tell us about it.

The auditor had a question about the fourth rule. I said that we lose two thousand dollars every few minutes, on average, and that nobody writes a report on that.

## What they did

A unit clerk bought forty reading glasses and a bowl to put them in. A respiratory therapist bought a used bicycle, took it apart, and built a thing that lets children pedal a toy train while they do their breathing exercises. A nurse paid a locksmith to make one key for nine cabinets. A custodian bought nothing for eight months, and then a very good chair, and put it beside the window on the fourth floor where people wait to hear.

Seven bought something that did not work. One lost the money; we believe him. Nine did not spend it. “I kept it in case I had an idea,” one said, “and I noticed that I was having ideas.”

## What it is worth

The key saves each nurse about six minutes in a shift. With that alone the fund is paid for until the building falls down. But it was the chair that I was asked about, by the board, since a member had sat in it.

We are doing it again. There are 1,400 names in the hat, so at least fourteen hundred people here think that somebody else fixes things.`,
    ),

    article(
      'what-anesthesia-does-to-the-sky',
      {
        title: 'What anesthesia does to the sky',
        summary:
          'One gas was responsible for more than half of a department’s carbon footprint. Giving it up took a spreadsheet, a bet, and eleven months.',
        day: -658,
        tags: ['Strategy and Innovation', 'Change', 'Surgery'],
        authors: ['kwame-boateng'],
        picture: 'scene-operating-room',
      },
      `An hour of anesthesia with one of our usual gases warms the planet about as much as driving two hundred miles. With another, which puts people to sleep just as well, it is about four. I had known this for a decade, as one knows things about fish.

In our department of forty-two rooms we used both, by habit. Each of us had been taught by someone who preferred one. I preferred the one with two hundred miles.

## The bet

I do not believe in telling anesthesiologists what to do. I put a table on the wall of the lounge: rooms, hours, miles. No names. Under it stood a question: *Who can finish a month under one thousand?*

Our pharmacist, who keeps the accounts, bet me a case of mangoes that nobody would. In the first month, three did. By the fourth month there was a league, with teams, and somebody had drawn a car with a sad face.

There were real objections, and we listened to them. Some patients wake up faster with the old gas: those with a high weight, after long cases. So we tested it. In 400 cases, the difference in waking was three minutes for most, and seven for some. For those some, we kept it. They are about one case in thirty.

## What it came to

After eleven months we had reduced the old gas by 93 percent. The miles fell from 4.1 million a year to 380,000. We also saved $310,000, because the old gas is expensive. I had not mentioned the money at all in the beginning. If I had, it would have been a cost project, and someone would have defended the patients against it.

Nobody was told to change. Two colleagues never did, and the table on the wall does not say who they are. I find that I know anyway, as everyone does, and that we get along.

Then we looked at the pipes. Nitrous oxide runs through the walls of most hospitals, and leaks. We were buying nine times what we were giving. We closed the pipe and use small cylinders.

The mangoes came in June. I shared them in the lounge, under the table. The sad car has been given sunglasses.`,
    ),

    article(
      'what-physician-led-means',
      {
        title: 'What “physician-led” means, and what the evidence does not say',
        summary:
          'Hospitals run by physicians score better, on average. Before you put it on a slide, read what the studies compared.',
        day: -120,
        tags: ['Strategy and Innovation', 'Boards', 'Careers'],
        authors: ['elena-petrova', 'lindqvist'],
        picture: 'scene-lecture',
      },
      `We are often asked to begin a talk with the sentence that hospitals led by physicians perform better. There are studies that say so. We have quoted them ourselves. For this article we read them again, as reviewers and not as speakers.

## What they found

Most compare the quality scores of hospitals whose chief executive is a physician with those whose chief executive is not. The first group scores higher, by a margin that is consistent and not large. The result appears in several countries and with several kinds of scores.

## What they cannot say

- **Which came first.** Hospitals that are doing well may be more willing to choose a physician.
- **Who applied.** Physicians who become executives are few. If the very best of them are compared with the average of everyone else, the average of everyone else will lose.
- **What a physician is.** Some had practiced for twenty-five years. Some had left after residency. In most studies they count the same.
- **What was measured.** Scores reward what is scored. Debt, pay of nurses and the time to reach someone by telephone are not.

One of us has been both, a physician who ran a system well and, some years later, a physician who ran one less well. The degree was the same.

## What we believe

We believe that it matters who leads, and that having been responsible for one person at a time is good training for being responsible for many. We believe it because we have seen it. That is an honest reason. It is not a study.

There is better evidence for something less flattering. Hospitals do well in which *many* physicians have a little authority: over schedules, protocols, hiring, budgets of a modest size. Whether the person at the top is one of them seems to matter less than whether the person at the top lets go.

## What to say on the slide

“In several studies, hospitals led by physicians had somewhat higher quality scores. We do not know why.” It takes ten seconds. Then say what you have done, and let people see for themselves.

{{advertisements-of-articles}}`,
    ),
    entry('advertisementsList', {
      id: 'advertisements-of-articles',
      fields: {
        internalName: 'Article: advertisements',
        secondsPerAdvertisement: 10,
        advertisements: ['fellowship', 'insurance'].map((id) => link(`advertisement-${id}`)),
      },
    }),
  ],
})
