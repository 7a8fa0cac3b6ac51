export const templatesPath = '/api/admin/reply-templates'
