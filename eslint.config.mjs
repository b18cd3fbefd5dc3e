import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { outside } from './scripts/lint/index.mjs';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that a thing has one name everywhere.',
};

export default defineConfig(
  { ignores: ['dist/', 'coverage/', '**/node_modules/'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['eslint.config.mjs'] } },
    },
    rules: {
      eqeqeq: 'error',
      // The compiler knows which names exist in which project.
      'no-undef': 'off',
      'no-restricted-syntax': ['error', noDefaultExport],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Options are types: unlike interfaces they fit a table by name.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // It asks for the `!` that no-non-null-assertion forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
    },
  },
  {
    // Text from outside reaches most expressions: they stay linear, whatever it says.
    files: ['src/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    // Tests know what they plant.
    files: ['src/**', 'scripts/**', 'bench/**'],
    plugins: { outside },
    rules: { 'outside/bounded-arguments': 'error', 'outside/own-names': 'error' },
  },
  {
    // The one place that looks before it reads.
    files: ['src/core/own.ts'],
    rules: { 'outside/own-names': 'off' },
  },
  {
    files: ['*.config.*'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // JSON and the environment come untyped; JSDoc has no place for most of the casts.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
