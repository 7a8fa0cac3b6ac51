import { useQuery } from '@tanstack/react-query'
import { adminPictures, albumTitles } from '#content/admin-pictures.ts'
import { documentNames } from '#content/admin-documents.ts'
import type { AdminCabin } from '#contracts/cabins.ts'
import { cabinsPath } from '../cabins/cabins-path.ts'

/** What a document is called where it stands among others. */
export function useDocumentTitles(): (document: string) => string {
  const { data: cabins = [] } = useQuery<readonly AdminCabin[]>({ queryKey: [cabinsPath] })
  const cabinNamed = (id: string) => cabins.find((each) => each.id === id)?.name ?? id
  return (document) => {
    const [folder, name = ''] = document.split('/', 2)
    if (folder === 'albums') return adminPictures.title(albumTitles[name] ?? cabinNamed(name))
    return documentNames[document] ?? (folder === 'cabins' ? cabinNamed(name) : document)
  }
}
