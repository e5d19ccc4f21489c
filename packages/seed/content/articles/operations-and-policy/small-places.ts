import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const smallPlaces = seedFile({
  space: 'association',
  entries: [
    article(
      'one-physician-for-2300-people',
      {
        title: 'One physician for 2,300 people',
        summary:
          'What a town can do when its only physician takes a vacation. A short account, with the list that is taped to the pharmacy door.',
        day: -146,
        tags: ['Operations and Policy', 'Rural Care', 'Staffing'],
        authors: ['caroline-mercer'],
        picture: 'scene-hospital-dusk',
      },
      `For nine years I did not take a vacation of more than three days. I told people that the town could not spare me. My sister told me that I had never asked the town.

So I asked, at a meeting of the volunteer fire department, because everyone comes to those. I said that I would be away for the last two weeks of August and that I did not know how it would work. By the end of the evening there was a list.

- The pharmacist will renew anything that I renewed last time.
- The two school nurses will see children in the fire hall from nine to noon.
- Dr. Ames, who is retired and eighty-one, will answer the phone, and only the phone.
- The clinic in Harlan, forty miles away, holds three places a day for us.
- Somebody with a truck drives to Harlan at noon.
- If it is an emergency, it is an emergency. Call 911, as you always should have.

I went to Nova Scotia and slept for most of the first week. Thirteen people went to Harlan. Dr. Ames took ninety-four calls and gave, by his account, one piece of advice, which was to wait. A boy broke his wrist and was in a cast faster than I would have managed.

When I came back, the list was still on the pharmacy door. Someone had laminated it. I was a little hurt. Then I asked whether it could stay there for a week every spring as well, and nobody saw why not.

If you are the only physician in a place, you may be the last to learn that you are not the only help in it.`,
    ),

    article(
      'the-week-the-tests-ran-out',
      {
        title: 'The week the tests ran out',
        summary:
          'A county health officer had four hundred measles tests and nine hundred requests. She describes how she decided, how she explained it, and which decision she would change.',
        day: -676,
        tags: ['Operations and Policy', 'Decisions', 'Communication'],
        authors: ['rosa-jimenez'],
        picture: 'scene-compass',
      },
      `On a Monday in March we had 412 tests and a school of 640 children. The laboratory of the state expected a delivery on Friday, or on the Friday after. By noon I had nine hundred requests.

A health officer has more power than most people think and less help than most people hope. I had two nurses, an epidemiologist who was also the sanitarian, and a commissioner who wanted to be told that there was no shortage.

## The order

We wrote down who would be tested before we looked at a single name. That was the first decision, and the best one.

1. Anyone with a rash and a fever, wherever they were.
2. Infants and pregnant people who had been exposed.
3. Health workers without a record of two doses.
4. Everyone else would stay home for twenty-one days or show a record.

The fourth line was the hard one. It meant that a healthy child without papers would miss three weeks of school because of a shortage that was not the child’s doing.

## Telling people

I held a meeting in the gymnasium on Monday evening. I said how many tests there were. I said it again on Tuesday, when there were 287. The commissioner asked me not to give numbers. I told him that people were going to count the cars outside the clinic anyway.

> Nobody thanked me for the number. But nobody asked me a second time whether I was hiding it.

Every day at five we published the count, the order, and any exception that we had made, with the reason and without the name. There were six exceptions. One of them was wrong.

## What I would change

I would have gone through the immunization records on Sunday. We found on Thursday that 171 of the children whom we had sent home had two doses, recorded in the system of the county next door, where they were born. One phone call would have found them on the first day. I did not make it because I was busy deciding.

The tests arrived on the second Friday. There were nineteen cases in all, and two admissions. The school reopened with a party for which I was asked to give a speech. I gave the number of tests that we had left.`,
    ),

    article(
      'when-the-clinic-floods',
      {
        title: 'When the clinic floods',
        summary:
          'Two weeks after it opened, an infusion center was under four feet of water. An account of eleven days, of eighty-three patients who could not wait, and of what an emergency plan should say on its first page.',
        day: -590,
        tags: ['Operations and Policy', 'Change', 'Teams'],
        authors: ['oluwaseun-adeyemi'],
        picture: 'scene-bridge',
      },
      `The infusion center of Three Rivers Health opened on a Monday in April with a ribbon, a string quartet and twenty-four chairs. Two weeks later, on a Sunday night, one of the rivers came in through the loading dock. By morning the chairs stood in four feet of brown water, and I had eighty-three patients with appointments that week.

This is an account of the eleven days until we could treat all of them again. I kept notes, because a colleague who had lived through a hurricane told me on the first morning that I would remember it wrong. She was right. My notes and my memory disagree about almost everything but the water.

## Monday: who cannot wait

We had a plan. It was forty-six pages long and was on a server in the basement.

So we began with a sheet of paper. A pharmacist, two nurses and I wrote down all eighty-three names and sorted them by a single question: what happens to this patient if the treatment is a week late?

- **Nothing that we can measure:** 41 patients, mostly on maintenance antibodies, iron, or bone medicines.
- **Something, probably small:** 23 patients in the middle of adjuvant courses.
- **Harm:** 19 patients on curative regimens with narrow timing, on support that they needed to stay out of the hospital, or on trials.

It took ninety minutes. Two of us disagreed about five patients. We called their oncologists, who disagreed, too. In the end I decided, and wrote down that I had, so that nobody else would have to carry it.

### The calls

Each patient was called by someone who knew them. This was slower than a message. It mattered, because most of the first calls were not about treatment at all. They were about roads, and dogs, and whether the nurse’s own house was dry.

We had agreed on three sentences: the center is closed; this is what it means for you; we will call again on Wednesday whether or not we know more. On Wednesday we called again. We knew very little more. People said that they were glad to be called.

## Tuesday: chairs

Nineteen patients needed about nine chairs a day. We looked for places with oxygen, a sink, a bathroom and somebody who would not mind.

The endoscopy suite offered four bays in the afternoons. The competing hospital across the river offered six chairs, from six in the morning, without asking who would pay. A dialysis center offered its Sunday. By Tuesday night we had more chairs than nurses.

### The drug problem

Chairs were easy. The clean room was not. Our pharmacy could not compound where it had compounded, and no one may mix cytotoxic drugs in an endoscopy suite.

The hospital across the river solved it by giving our pharmacists badges. Two of ours worked beside two of theirs for nine days. The legal agreement for this is three pages long and was signed two weeks after it had ended. I do not recommend that order. I would do it again.

## Wednesday: the mistake

On Wednesday we nearly gave a patient the dose of another patient with the same last name. They had been on the same sheet of paper, one line apart. A nurse who had been awake for nineteen hours noticed, because she remembered that Mr. Alvarez hated the blue blanket and this Mr. Alvarez had asked for it.

We stopped for two hours. It felt like a luxury, and it was the most useful thing that we did all week. When we started again, there were four rules on the door:

1. No one works more than twelve hours. The list of who is on is kept by someone who is not.
2. Two identifiers, read aloud, as on any other day.
3. Each dose is checked by someone who did not prepare it, even if that means waiting.
4. Whoever is unsure says “stop.” No one asks why until the room is quiet.

An emergency tempts you to drop the checks that slow you down. They slow you down because they are where mistakes are caught.

## Thursday to Sunday: the others

By Thursday the nineteen were on schedule, and the twenty-three in the middle began to call us. They had waited politely. Two had fevers. One had decided that the delay meant that her treatment did not matter.

We had thought of them as a group that could wait. They thought of themselves as people whom we had placed second. Both were true. We should have told them, on Monday, how we had sorted the names and that the order would change. From Thursday we did. On the whole, people accept an order that they can see.

## The second week

The water left on Saturday and took the flooring with it. Rather than wait for twenty-four chairs, we opened eight, on the second floor, in what had been a conference room. The conference room has a better view. It has stayed an infusion room ever since, and nobody has asked for the table back.

On the eleventh day we treated the last of the eighty-three. Two patients had died in those days, both of the diseases that we had known about, both at home. We reviewed their records with physicians from outside. The delay had not changed the outcome. I had expected to feel relief, and I felt tired.

## What the plan says now

The plan is one page. It hangs in the staff room on the second floor. The forty-six pages still exist, and they are useful on the third day. The first page says:

- Sort patients by what happens if they wait. Use paper. Decide today.
- Call everyone, and say when you will call again.
- Ask your competitor first. They have chairs, and they know what you need.
- Drugs are harder than rooms. Agree beforehand where you can compound.
- Stop for two hours on the second or third day, before you have to.
- Someone who is not working decides who goes home.

We signed a proper agreement with the hospital across the river in the fall. It covers floods, fires, cyberattacks and the failure of an air handler, and it works in both directions. In February their clean room failed. Two of their pharmacists had their badges within the hour.

## What it cost

The flood cost four million dollars, most of it insured. The eleven days cost about three hundred thousand that was not: overtime, vans, hotel rooms for four patients whose road was gone, and drugs that we compounded and had to discard because a bridge had closed.

Finance asked me afterward which of these we could have avoided. The honest answer is the discarded drugs, if we had asked the highway patrol each morning and not each evening. So that is on the page as well, in the last line: ask about the roads at six. I have come to believe that a good plan is a list of the things that you were embarrassed not to have thought of.

## And the ribbon

When all twenty-four chairs were back, somebody proposed a second opening. We had it on a Monday, without the quartet. A patient cut the ribbon. It was Mr. Alvarez, and over his knees he had the blue blanket.`,
    ),
  ],
})
