import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { cabinLimits } from '#contracts/cabin-limits.ts'
import type { NewCabin } from '#contracts/cabins.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { textOf, typedIn, type FieldErrors } from '../../../components/form/values.ts'
import { showToast } from '../../../components/toast.ts'
import { useOpen } from '../owner-drafts.ts'
import { useAdminForm } from '../use-admin-form.ts'
import { useStillHere } from '../../../components/use-still-here.ts'
import { addCabin } from './cabins-api.ts'
import { cabinsPath } from './cabins-path.ts'

/** The form is opened by its button, and leads to the document of the new cabin. */
export function AddCabin() {
  const [isOpen, setOpen] = useOpen(cabinsPath)
  if (!isOpen) {
    return (
      <Button className="mt-6" kind="secondary" onClick={() => setOpen(true)}>
        Add a cabin
      </Button>
    )
  }
  return (
    <section
      ref={focusFirst}
      aria-labelledby="new-cabin"
      className="mt-6 max-w-3xl rounded-lg border border-line bg-card p-5 shadow-card"
    >
      <h2 id="new-cabin" className="text-heading">
        Add a cabin
      </h2>
      <p className="mt-2 text-soft">
        Guests see it once you publish it. Next you write its texts and upload its pictures.
      </p>
      <NewCabinForm onClose={() => setOpen(false)} />
    </section>
  )
}

function focusFirst(section: HTMLElement | null): void {
  section?.querySelector('input')?.focus()
}

function NewCabinForm({ onClose }: { onClose: () => void }) {
  const form = useNewCabin()
  const cancel = () => {
    form.forget()
    onClose()
  }
  return (
    <FormFrame submission={form} noValidate className="mt-4 grid grid-cols-1 gap-5">
      <TextField
        name="name"
        label="Name"
        hint="It also becomes the address of its page."
        required
        maxLength={cabinLimits.name}
      />
      <TextField
        name="bookingUrl"
        label="Its page at the booking partner"
        hint="Begins with https://"
        type="url"
        required
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <Count name="sleeps" label="Sleeps" max={cabinLimits.sleeps} />
        <Count name="bedrooms" label="Bedrooms" max={cabinLimits.rooms} />
        <Count
          name="bathrooms"
          label="Bathrooms"
          hint="A bath without a tub or shower counts half."
          min={0.5}
          step={0.5}
          max={cabinLimits.rooms}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Submit submission={form} words={{ submit: 'Add cabin', submitting: 'Saving...' }} />
        <Button kind="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </FormFrame>
  )
}

interface CountProps {
  name: string
  label: string
  hint?: string
  min?: number
  max: number
  step?: number
}

function Count({ min = 1, ...rest }: CountProps) {
  return <TextField {...rest} min={min} type="number" inputMode="decimal" required />
}

function useNewCabin() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  return useAdminForm({
    draft: cabinsPath,
    read: readCabin,
    check: mistakesIn,
    send: (cabin) => addCabin(client, cabin),
    onStored: async (id, _form, { name }) => {
      showToast({
        title: `${name} is added`,
        description: 'Guests don’t see it until you publish it.',
      })
      if (isStillHere()) await navigate(`/admin/site/cabins/${id}`)
    },
    failedTitle: 'Failed to add the cabin',
  })
}

function readCabin(form: HTMLFormElement): NewCabin {
  const typed = typedIn(form)
  const number = (name: string) => Number(textOf(typed, name))
  return {
    name: textOf(typed, 'name').trim(),
    bookingUrl: textOf(typed, 'bookingUrl').trim(),
    bedrooms: number('bedrooms'),
    bathrooms: number('bathrooms'),
    sleeps: number('sleeps'),
  }
}

function mistakesIn({ name, bookingUrl, ...numbers }: NewCabin): FieldErrors {
  const empty = Object.entries(numbers).filter(([, count]) => !(count > 0))
  return {
    ...(!name && { name: 'Please enter a name.' }),
    ...(!/^https:\/\/\S/.test(bookingUrl) && {
      bookingUrl: 'Please enter the address of its page; it begins with https://.',
    }),
    ...Object.fromEntries(empty.map(([field]) => [field, 'Please enter a number.'])),
  }
}
