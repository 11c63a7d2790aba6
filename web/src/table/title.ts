// What a battle is called in one's language; its file has the plain title and a briefing in each language.
import type { ScenarioFile } from '../board/scenario';
import type { Lang } from '../i18n/lang';

export const titleOf = (file: ScenarioFile, lang: Lang): string => file.briefing?.[lang]?.title ?? file.title ?? '';
