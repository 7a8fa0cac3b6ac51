import { notFound } from '#content/interface.ts'
import { openingsPage as words } from '#content/openings-page.ts'
import { openingParameter } from '#contracts/addresses.ts'
import { shortStay } from '#contracts/date-formats.ts'
import { isDay } from '#contracts/dates.ts'
import { guestLimits } from '#contracts/limits.ts'
import type { OpeningAnswer } from '#contracts/openings.ts'
import { guestsIn } from '#contracts/stay-address.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { readIfThere, sendJsonContext } from '../../api-context.ts'
import { FormAlert } from '../../components/form/form-frame.tsx'
import { useFocusOnChange } from '../../components/move-focus.ts'
import { NotFound } from '../../components/not-found.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { page } from '../../page.ts'
import type { Route } from './+types/openings'
import { OpeningStep, stayOf, type ShownOpening } from './opening-step.tsx'
import type { TypedStay } from './stay-form.tsx'
import { usePressed, pressedBy, sendingOf } from './use-pressed.ts'
import { data, type ActionFunctionArgs } from 'react-router'
import { outcomeOf } from '../../components/form/outcome.ts'

export { meta } from '../../page.ts'

export const action = sendOpening

export const loader = page(async ({ url, read, document }) => {
  const { searchParams } = url
  const token = searchParams.get(openingParameter)
  const query = token === null ? '' : `?${new URLSearchParams({ [openingParameter]: token })}`
  const answer = await readIfThere<OpeningAnswer>(read, `/api/openings${query}`)
  const typed = typedIn(searchParams)
  const asked = token === null ? stayIn(typed, await document('cabin-list')) : null
  return {
    name: words.title,
    path: '/openings',
    noindex: true,
    status: answer ? 200 : 404,
    shown: { isOffered: answer !== null, token, typed, opening: answer?.opening ?? asked },
  }
})

function typedIn(search: URLSearchParams): TypedStay {
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isDay(text) ? text : ''
  }
  return {
    cabin: search.get('cabin') ?? '',
    from: day('from'),
    to: day('to'),
    guests: guestsIn(search) ?? guestLimits.usual,
  }
}

/** Null unless it is a stay in a cabin that exists. */
function stayIn(
  { cabin: slug, ...stay }: TypedStay,
  cabins: readonly Cabin[],
): ShownOpening | null {
  const cabin = cabins.find((each) => each.slug === slug)
  if (!cabin || stay.from === '' || stay.from >= stay.to) return null
  return { cabin: cabin.name, slug, ...stay }
}

export default function OpeningsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { isOffered, opening } = loaderData
  const { pressed, ...pressing } = usePressed(actionData)
  const step = useFocusOnChange<HTMLDivElement>(pressed?.isDone ? pressed.use : null)
  if (!isOffered) return <NotFound {...notFound} />
  return (
    <>
      <PageHead heading={words.title} isLow>
        {opening && <p>{words.stay(opening.cabin, shortStay(stayOf(opening)))}</p>}
      </PageHead>
      <div ref={step} className="wrap grid justify-items-start gap-6 py-12">
        {pressed?.error && <FormAlert>{pressed.error}</FormAlert>}
        <OpeningStep {...loaderData} pressed={pressed} pressing={pressing} />
      </div>
    </>
  )
}

/** Handles each of the page's forms without scripts. */
async function sendOpening({ request, context }: ActionFunctionArgs) {
  const sending = sendingOf(await request.formData())
  const { status, body } = await context.get(sendJsonContext)(sending.address, sending.body)
  const pressed = pressedBy(sending, outcomeOf(status, body))
  return pressed.isDone ? pressed : data(pressed, { status })
}
