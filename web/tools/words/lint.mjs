// An ESLint rule: what people read or hear comes from the catalogues in /words, never from the source.

const SEEN = new Set(['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label']);
/** A name that is the same in every language. */
const NAME = /\bBocage\b/g;
/** What is typed or pressed, not read. */
const VERBATIM = new Set(['code', 'kbd', 'script', 'style']);

const LETTERS = /\p{L}{2,}/u;
/** A sentence or a title: "Some words", "what a pity!". Classes, paths and media queries are none. */
const SENTENCE = /^\p{Lu}[\p{Ll}’']+(?:[ ,:;…][^/{}<>=]*\p{L})+|^\p{L}[^/{}<>=]* [^/{}<>=]*\p{L}[.!?…]$/u;

const isWords = (text) => LETTERS.test(text.replace(NAME, ''));

function elementOf(node) {
  let at = node.parent;
  while (at && at.type !== 'SvelteElement' && at.type !== 'SvelteStyleElement' && at.type !== 'SvelteScriptElement') {
    at = at.parent;
  }
  return at;
}
const isVerbatim = (node) => {
  const element = elementOf(node);
  return (
    element !== undefined && element !== null && (element.type !== 'SvelteElement' || VERBATIM.has(element.name?.name))
  );
};

/** Whether a literal becomes what its mustache shows: not an argument, a comparison, a key or a condition. */
function isShown(node) {
  let child = node;
  for (let at = node.parent; at; child = at, at = at.parent) {
    if (at.type === 'SvelteMustacheTag') {
      if (at.parent.type !== 'SvelteAttribute') return !isVerbatim(at);
      return SEEN.has(at.parent.key.name);
    }
    const passes =
      at.type === 'TemplateLiteral' ||
      at.type === 'LogicalExpression' ||
      (at.type === 'BinaryExpression' && at.operator === '+') ||
      (at.type === 'ConditionalExpression' && at.test !== child);
    if (!passes) return false;
  }
  return false;
}

/** For those who write the program, not for those who play. */
function isForDevelopers(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'ThrowStatement' || at.type === 'TSLiteralType') return true;
    const callee = at.type === 'NewExpression' || at.type === 'CallExpression' ? at.callee : undefined;
    if (callee?.type === 'Identifier' && /Error$/.test(callee.name)) return true;
    if (callee?.type === 'MemberExpression' && callee.object.name === 'console') return true;
  }
  return false;
}

const noText = {
  meta: {
    type: 'problem',
    docs: { description: 'texts come from the message catalogues' },
    messages: { text: 'Text for people belongs into words/*.json: {{text}}' },
    schema: [],
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'text', data: { text: text.trim().slice(0, 60) } });
    const literal = (node, text) => {
      if (typeof text !== 'string' || !isWords(text) || isForDevelopers(node)) return;
      if (isShown(node) || SENTENCE.test(text.trim())) report(node, text);
    };
    return {
      SvelteText(node) {
        if (isWords(node.value) && !isVerbatim(node)) report(node, node.value);
      },
      SvelteAttribute(node) {
        if (!SEEN.has(node.key.name)) return;
        for (const part of node.value)
          if (part.type === 'SvelteLiteral' && isWords(part.value)) report(part, part.value);
      },
      Literal: (node) => literal(node, node.value),
      TemplateElement: (node) => literal(node, node.value.cooked),
    };
  },
};

export default { rules: { 'no-text': noText } };
