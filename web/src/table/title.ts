// What a battle is called in one's language; its file has the plain title and a briefing in each language.
import type { ScenarioFile } from '../board/scenario';
import type { Lang } from '../i18n/lang';

type Titled = ScenarioFile & { briefing?: Partial<Record<Lang, { title?: string }>> };

export function titleOf(file: Titled, lang: Lang): string {
  return file.briefing?.[lang]?.title ?? file.title ?? '';
}
