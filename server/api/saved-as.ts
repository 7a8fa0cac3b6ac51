import { fileEndings } from '#contracts/entry-file-types.ts'

const endings: Readonly<Record<string, string>> = fileEndings

/**
 * Content-Disposition for saving a guest's file under the guest's name for it (RFC 6266). The ending
 * is that of what the file is, whatever the name says: a system opens files by their ending.
 */
export function savedAs(originalName: string, type: string): string {
  const name = `${originalName.replace(/\.\w{1,5}$/, '') || 'file'}.${endings[type] ?? 'bin'}`
  const ascii = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
