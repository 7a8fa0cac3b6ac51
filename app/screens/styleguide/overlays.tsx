import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Popover } from '../../components/popover.tsx'
import { showToast } from '../../components/toast.ts'

const success = { title: 'Saved', description: 'Everything is where it should be.' }
const failure = { title: 'Not saved', description: 'Please try again.', destructive: true }

export function Overlays() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Popover id="sample-popover" label="Sample popover" trigger="Popover">
        <p>What a popover holds.</p>
      </Popover>
      <Button kind="secondary" onClick={() => showToast(success)}>
        Toast
      </Button>
      <Button kind="secondary" onClick={() => showToast(failure)}>
        Destructive toast
      </Button>
      {isOpen && (
        <Dialog label="Sample dialog" onClose={() => setOpen(false)}>
          <h3 className="text-xl">A dialog</h3>
          <p className="mt-2 pr-10">It holds the focus until it is closed.</p>
        </Dialog>
      )}
    </div>
  )
}
