export function argumentsOf(text: string): Map<string, 'number' | 'select' | 'text'>;
