// Part of the build: prints every mistake in content/ and fails when there is one.
import { contentMistakes } from '#services/content/check.ts'

const mistakes = await contentMistakes()
if (mistakes.length > 0) {
  console.error(['The content needs attention:', ...mistakes].join('\n  '))
  process.exitCode = 1
}
