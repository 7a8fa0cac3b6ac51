// Part of the build: prints every error in the owner's documents and fails if there is one.
import { contentMistakes } from '#services/site/read-site.ts'

const mistakes = contentMistakes(process.env.CONTENT_DIR || 'content/site')
if (mistakes.length > 0) {
  console.error(['The content needs attention:', ...mistakes].join('\n  '))
  process.exitCode = 1
}
