import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { outside } from './scripts/lint/index.mjs';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, which gives every export the same name everywhere.',
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
      // The compiler already checks undefined names for each project.
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
      // Options are types because, unlike interfaces, types are assignable to an index signature.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // It suggests the `!` that no-non-null-assertion forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
    },
  },
  {
    // Most expressions see untrusted text: they must run in linear time on any input.
    files: ['src/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    // Tests control their own input.
    files: ['src/**', 'scripts/**', 'bench/**'],
    plugins: { outside },
    rules: { 'outside/bounded-arguments': 'error', 'outside/own-names': 'error' },
  },
  {
    // The one function that checks before it reads.
    files: ['src/core/own.ts'],
    rules: { 'outside/own-names': 'off' },
  },
  {
    files: ['*.config.*'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // JSON and the environment are untyped, and JSDoc has no place for most of the casts.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
