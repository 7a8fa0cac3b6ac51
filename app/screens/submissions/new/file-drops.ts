import { useEffect, useState, type DragEvent as ReactDragEvent } from 'react'

/** Props of a drop target for files. While `isResting`, drops are ignored. */
export function useFileDrops(add: (files: readonly File[]) => void, isResting: boolean) {
  const [isOver, setOver] = useState(false)
  const props = {
    onDragOver: (event: ReactDragEvent) => {
      event.preventDefault()
      event.dataTransfer.dropEffect = isResting ? 'none' : 'copy'
      setOver(!isResting)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: ReactDragEvent) => {
      event.preventDefault()
      setOver(false)
      if (!isResting) add([...event.dataTransfer.files])
    },
  }
  return { isOver, props }
}

/** A browser opens a file dropped outside the target, and everything typed is lost. */
export function useNoDropsElsewhere(): void {
  useEffect(() => {
    addEventListener('dragover', refuseFiles)
    addEventListener('drop', refuseFiles)
    return () => {
      removeEventListener('dragover', refuseFiles)
      removeEventListener('drop', refuseFiles)
    }
  }, [])
}

/** Text may still be dragged between fields. */
function refuseFiles(event: DragEvent): void {
  // The drop target has handled it before the window does.
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
